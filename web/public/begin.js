// Runs before the page's own code: sets the theme before the first paint and, on a first visit,
// begins to fetch what the requested page starts with, its code beside its figures. The page's code
// takes the replies over (src/api/begun.ts). The build fills in the files.
;(() => {
  const entry = '/*entry*/'
  const parts = '/*parts*/'
  const shell = '/*shell*/'
  const landing = '/*landing*/'
  const pages = JSON.parse('{}')
  // What each page asks first, where its address holds no filter. Written as its queries write it:
  // anything else would be fetched in vain.
  const list = 'transactions/list?txnSource=actual&rows=only&limit=200'
  const firstCalls = {
    '/dashboard': ['dashboard-analytics'],
    '/cash-flow/edit-transaction': [list, 'transactions/total?txnSource=actual', 'categories'],
    '/cash-management': ['cash-management'],
  }

  let chosen = null
  let token = null
  try {
    chosen = localStorage.getItem('theme')
    token = localStorage.getItem('token')
  } catch {}
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'

  const path = location.pathname
  const replies = new Map()
  if (token) {
    globalThis.begun = { token, at: performance.now(), replies }
    if (path === '/cash-flow') askOverview()
    else if (!location.search)
      for (const call of firstCalls[path] ?? []) ask(`/api/data/${call}`).catch(() => null)
    ask('/api/user/account').catch(() => null)
  }
  afterFirstPaint(() => {
    const files = token ? `${shell} ${pages[path] ?? ''}` : path === '/dashboard' ? landing : ''
    fetchCode(files.split(' ').filter((name) => name.includes('.')))
    if (entry.includes('.')) run([...parts.split(' '), entry])
  })

  function ask(address) {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const reply = fetch(address, { headers })
    replies.set(address, reply)
    return reply
  }

  // Where the figures are a bank's, the table asks for those.
  function askOverview() {
    ask('/api/data/user-data-exists')
      .then((reply) => reply.clone().json())
      .then(({ data }) =>
        ask(`/api/data/cashflow-overview${data.source === 'bank' ? '?source=bank' : ''}`),
      )
      .catch(() => null)
  }

  // Code waits until the loader is drawn, which takes a moment, and figures go before it. A hidden tab draws nothing.
  function afterFirstPaint(go) {
    if (document.visibilityState === 'hidden') go()
    else requestAnimationFrame(() => setTimeout(go))
  }

  // In turn what the entry imports and the entry, so that the browser can answer in between. A part
  // that fails fails once more with the entry.
  function run([file, ...others]) {
    const next = () => others.length > 0 && setTimeout(run, 0, others)
    import(file).then(next, next)
  }

  // A few in a task: on a slow phone twenty at once would take 100 ms.
  function fetchCode(files) {
    const [next, others] = [files.slice(0, 5), files.slice(5)]
    if (others.length > 0) setTimeout(fetchCode, 0, others)
    for (const file of next) {
      const link = document.createElement('link')
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
      if (file.endsWith('.css')) link.as = 'style'
      // As the bundler's own links fetch them.
      link.crossOrigin = ''
      link.href = `/assets/${file}`
      document.head.append(link)
    }
  }
})()
