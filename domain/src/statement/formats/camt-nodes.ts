// Gathers the parts of a CAMT file as they are scanned: the account, the balances and the entries
// of each statement, every one a small tree that is handed over and forgotten. Scanning itself is
// the server's business.

/** An element with its own text and its children. `currency` is its Ccy attribute. */
export type CamtNode = {
  readonly name: string
  readonly currency: string | null
  readonly children: CamtNode[]
  text: string
}

/** Who takes the parts: a statement begins, its parts come, it ends. */
export type CamtParts = {
  readonly kind: (element: string) => void
  readonly begin: () => void
  readonly part: (node: CamtNode) => void
  readonly end: () => void
}

/**
 * The events of a scanner of XML: tags as they open and close, names without prefixes, attributes
 * raw.
 */
export type CamtScan = {
  readonly open: (name: string, attributes: string) => void
  readonly text: (text: string) => void
  readonly close: (name: string) => void
}

const statementNames = /^(Stmt|Rpt|Ntfctn)$/
const kinds = /^BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)$/
const partNames = /^(Acct|Bal|Ntry)$/

/** A listener that sorts what it hears into parts. */
export function camtScan(parts: CamtParts): CamtScan {
  let inStatement = 0
  let depth = 0
  let stack: CamtNode[] = []
  return {
    open: (name, attributes) => {
      depth++
      if (kinds.test(name)) parts.kind(name)
      const parent = stack.at(-1)
      if (parent) stack.push(child(parent, name, attributes))
      else if (inStatement > 0 && depth === inStatement + 1 && partNames.test(name)) {
        stack = [nodeOf(name, attributes)]
      } else if (inStatement === 0 && statementNames.test(name)) {
        inStatement = depth
        parts.begin()
      }
    },
    text: (text) => {
      const node = stack.at(-1)
      if (node) node.text += text
    },
    close: () => {
      const node = stack.pop()
      if (node && stack.length === 0) parts.part(node)
      if (!node && depth === inStatement) {
        inStatement = 0
        parts.end()
      }
      depth--
    },
  }
}

function nodeOf(name: string, attributes: string): CamtNode {
  const currency = /\bCcy\s*=\s*["']\s*([A-Za-z]{3})\s*["']/.exec(attributes)?.[1] ?? null
  return { name, currency: currency?.toUpperCase() ?? null, children: [], text: '' }
}

function child(parent: CamtNode, name: string, attributes: string): CamtNode {
  const node = nodeOf(name, attributes)
  parent.children.push(node)
  return node
}

/** The first element at a path below a node. */
export function nodeAt(node: CamtNode | undefined, path: string): CamtNode | undefined {
  return path
    .split('/')
    .reduce<CamtNode | undefined>(
      (at, name) => at?.children.find((each) => each.name === name),
      node,
    )
}

/** The text at a path below a node, without outer blanks; empty if it is not there. */
export function textAt(node: CamtNode | undefined, path: string): string {
  return nodeAt(node, path)?.text.trim() ?? ''
}

/** The first text that is there, of several paths. */
export function firstTextAt(node: CamtNode | undefined, paths: readonly string[]): string {
  for (const path of paths) {
    const text = textAt(node, path)
    if (text !== '') return text
  }
  return ''
}
