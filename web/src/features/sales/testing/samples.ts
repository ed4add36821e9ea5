// For tests: a project and a list as the server sends them. Both are read by the contract first, so
// that they can't go stale.
import { listProjects, readProject } from '@plimsoll/contract/sales'
import * as z from 'zod/mini'

export const projectId = '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f'
export const depositId = '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e01'
export const finalId = '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e02'
const changeId = '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e03'

const row = {
  id: projectId,
  series_id: projectId,
  name: 'Harbour Street fit-out',
  client: { merchant_id: null, name: 'Harbour Group' },
  status: 'Proposed',
  status_since: '2026-11-02',
  value: '10000.00',
  vat: { rate: 'standard', included: false },
  net: '10000.00',
  gross: '12000.00',
  received: '0.00',
  outstanding: '12000.00',
  probability: 60,
  weighted: '7200.00',
  next_receipt: { day: '2027-01-29', amount: '8400.00' },
  start: '2026-11-02',
  end: '2027-01-29',
  margin: 40,
  slip_days: 0,
  overdue: { count: 1, amount: '3600.00' },
  include: true,
  version: 3,
}

const milestone = {
  share: null,
  terms_days: 0,
  usual_on: null,
  chosen_on: null,
  received: '0.00',
  transactions: [],
}

/** The body of `GET /v1/sales/projects/:id`. */
export const projectBody = {
  status: 'success',
  data: {
    ...row,
    in: '12000.00',
    out: '6000.00',
    revenue: '10000.00',
    cost: '6000.00',
    margin_amount: '4000.00',
    vat_due: '2000.00',
    unplanned: '0.00',
    peak_funding: { day: '2026-12-01', amount: '6000.00' },
    cumulative: [
      { day: '2026-12-01', in: '0.00', out: '6000.00', balance: '-6000.00' },
      { day: '2027-01-29', in: '12000.00', out: '0.00', balance: '6000.00' },
    ],
    notes: '',
    delay_days: null,
    usual_delay: null,
    delay_used: 0,
    milestones: [
      {
        ...milestone,
        id: depositId,
        label: 'Deposit',
        amount: '3000.00',
        share: '30.00',
        net: '3000.00',
        vat: '600.00',
        gross: '3600.00',
        invoice_date: '2026-11-02',
        due: '2026-11-02',
        expected_on: '2026-11-02',
        usual_on: '2026-11-23',
        state: 'overdue',
        open: '3600.00',
      },
      {
        ...milestone,
        id: finalId,
        label: 'Final payment',
        amount: '7000.00',
        net: '7000.00',
        vat: '1400.00',
        gross: '8400.00',
        invoice_date: '2027-01-29',
        due: '2027-01-29',
        expected_on: '2027-01-29',
        state: 'expected',
        open: '8400.00',
      },
    ],
    costs: [],
    history: [
      {
        id: changeId,
        kind: 'created',
        words: 'Created as Proposed',
        effective_date: '2026-11-02',
        by: 'Amara Osei',
        at: '2026-11-02T09:00:00Z',
        reason: null,
        undone: false,
        can_undo: true,
      },
    ],
    next_statuses: ['Won', 'Active', 'On hold', 'Lost', 'Cancelled'],
    earliest_effective: null,
    created_at: '2026-11-02T09:00:00Z',
    changed_at: '2026-11-02T09:00:00Z',
  },
}

/** The body of `GET /v1/sales/projects`. */
export const listBody = {
  status: 'success',
  data: [row],
  next_cursor: null,
  tabs: [
    { status: 'All', count: 1, value: '10000.00', plus_vat: true },
    ...['Proposed', 'Won', 'Active', 'On hold', 'Completed', 'Lost', 'Cancelled'].map((status) => ({
      status,
      count: status === 'Proposed' ? 1 : 0,
      value: status === 'Proposed' ? '10000.00' : '0.00',
      plus_vat: status === 'Proposed',
    })),
  ],
  totals: {
    count: 1,
    value: '10000.00',
    plus_vat: true,
    received: '0.00',
    outstanding: '12000.00',
    weighted: '7200.00',
  },
  clients: ['Harbour Group'],
  today: '2026-11-20',
}

/** The project as the pages hold it. */
export const sampleProject = z.decode(readProject.reply, projectBody as never).data
z.decode(listProjects.reply, listBody as never)
