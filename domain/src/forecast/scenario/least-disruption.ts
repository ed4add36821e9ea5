// The least troublesome way to cover the low days, by fewest moves first: swept day by day over
// which items are helping just then.
import type { Day } from '../../calendar.ts'
import { disruptionOf, type Reach } from './movable.ts'

/** One item moved, whole or half, to a day. `place` is its place among the reaches. */
type Choice = { readonly place: number; readonly isHalf: boolean; readonly to: Day }

/** The plan, and whether every other one was ruled out. */
type Swept = { readonly choices: readonly Choice[]; readonly isProven: boolean }

/** States kept from one low day to the next, where a bound is set. */
const statesMax = 20_000

/**
 * Which items are helping (a digit each, base 3: not, half, whole), how many were moved up to now,
 * and with how much trouble.
 */
type State = {
  readonly key: number
  readonly help: number
  readonly moves: number
  readonly trouble: number
  readonly chosen: Chosen | null
}
type Chosen = { readonly choice: Choice; readonly before: Chosen | null }

/**
 * The best plan with at most `movesMax` moves, or `null` where none was found. `needs` is by low
 * day; at most 33 reaches. `bounded` keeps the search small at the price of the proof.
 */
export function leastDisruption(
  reaches: readonly Reach[],
  limits: { needs: readonly number[]; movesMax: number; bounded: boolean },
): Swept | null {
  const needs = heldNeeds(reaches, limits.needs)
  const sweep = new Sweep(reaches, needs, limits.movesMax)
  let states: State[] = [{ key: 0, help: 0, moves: 0, trouble: 0, chosen: null }]
  let isProven = true
  for (const [at, need] of needs.entries()) {
    const helping = sweep.start(states, at).filter(({ help }) => help >= need)
    states = sweep.end(helping, at)
    if (limits.bounded && states.length > statesMax) {
      states = states.sort(better).slice(0, statesMax)
      isProven = false
    }
  }
  const best = states.sort(better)[0]
  return best ? { choices: choicesOf(best.chosen), isProven } : null
}

/** The steps of the sweep at one low day: items begin to help, and cease to. */
class Sweep {
  readonly #reaches: readonly Reach[]
  readonly #needs: readonly number[]
  readonly #movesMax: number

  constructor(reaches: readonly Reach[], needs: readonly number[], movesMax: number) {
    this.#reaches = reaches
    this.#needs = needs
    this.#movesMax = movesMax
  }

  /** Money out begins to help on its own day; money in on any day that it is moved to. */
  start(states: readonly State[], at: number): State[] {
    const best = byKey(states)
    for (const [place, reach] of this.#reaches.entries()) {
      if (!beginsAt(reach, at)) continue
      for (const state of [...best.values()]) {
        if (levelOf(state, place) !== 0 || state.moves >= this.#movesMax) continue
        keep(best, started(state, { reach, place, at, level: 2 }))
        if (reach.half !== null) keep(best, started(state, { reach, place, at, level: 1 }))
      }
    }
    return [...best.values()]
  }

  /**
   * Money in ceases to help on its own day; money out on the day that it is moved to, at the latest
   * at full stretch.
   */
  end(states: readonly State[], at: number): State[] {
    let best = byKey(states)
    for (const [place, reach] of this.#reaches.entries()) {
      const isLast = reach.last === at
      const mayEnd = reach.direction === 'later' && reach.first <= at && this.#pays(at)
      if (!isLast && !mayEnd) continue
      const next = isLast ? new Map<number, State>() : best
      for (const state of [...best.values()]) {
        const isHelping = levelOf(state, place) !== 0
        if (isHelping || isLast) keep(next, isHelping ? ended(state, { reach, place, at }) : state)
      }
      best = next
    }
    return [...best.values()]
  }

  /**
   * An item that is let go while as much is needed, and no other begins, was not needed before
   * either.
   */
  #pays(at: number): boolean {
    return (this.#needs[at + 1] ?? 0) < (this.#needs[at] ?? 0) || begins(this.#reaches, at + 1)
  }
}

/**
 * What has to be held on each day already, because more is needed later and nothing begins to help
 * until then.
 */
function heldNeeds(reaches: readonly Reach[], needs: readonly number[]): number[] {
  const held = [...needs]
  for (let at = held.length - 2; at >= 0; at--)
    if (!begins(reaches, at + 1)) held[at] = Math.max(held[at] ?? 0, held[at + 1] ?? 0)
  return held
}

function begins(reaches: readonly Reach[], at: number): boolean {
  return reaches.some((reach) => beginsAt(reach, at))
}

function beginsAt({ direction, first, last }: Reach, at: number): boolean {
  return direction === 'later' ? first === at : first <= at && at <= last
}

type Step = { readonly reach: Reach; readonly place: number; readonly at: number }

function started(state: State, { reach, place, at, level }: Step & { level: 1 | 2 }): State {
  const helping = {
    ...state,
    key: state.key + level * 3 ** place,
    help: state.help + helpOf(reach, level),
    moves: state.moves + 1,
  }
  return reach.direction === 'sooner' ? chosen(helping, { reach, place, at }, level) : helping
}

function ended(state: State, step: Step): State {
  const { reach, place } = step
  const level = levelOf(state, place)
  const helping = {
    ...state,
    key: state.key - level * 3 ** place,
    help: state.help - helpOf(reach, level),
  }
  return reach.direction === 'later' ? chosen(helping, step, level) : helping
}

function chosen(state: State, { reach, place, at }: Step, level: number): State {
  const isHalf = level === 1
  const to = reach.days[at - reach.first] ?? reach.item.day
  return {
    ...state,
    trouble: state.trouble + disruptionOf(reach.item, to, isHalf),
    chosen: { choice: { place, isHalf, to }, before: state.chosen },
  }
}

function helpOf({ whole, half }: Reach, level: number): number {
  return level === 2 ? whole : (half ?? 0)
}

function levelOf({ key }: State, place: number): number {
  return Math.floor(key / 3 ** place) % 3
}

function byKey(states: readonly State[]): Map<number, State> {
  return new Map(states.map((state) => [state.key, state]))
}

function keep(best: Map<number, State>, state: State): void {
  const current = best.get(state.key)
  if (!current || better(state, current) < 0) best.set(state.key, state)
}

function better(a: State, b: State): number {
  return a.moves - b.moves || a.trouble - b.trouble
}

function choicesOf(last: Chosen | null): Choice[] {
  const choices: Choice[] = []
  for (let at = last; at; at = at.before) choices.unshift(at.choice)
  return choices
}
