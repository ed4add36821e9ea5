// What looking around with the demo company means, the same wherever it is offered.

/** One line below "Look around first". */
export const demoWords =
  'Explore DemoCompany Ltd. with 18 months of made-up figures. Delete them at any time.'
