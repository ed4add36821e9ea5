// Everyday words, which by themselves are no name.

/** Words that are no name by themselves. */
export const everyday = new Set(
  `a and an at the of in on to for with from by my our your business company bank card account cash money pay payment payments paid monthly
  weekly daily annual fee fees gross net interest city town county council services service house trading ads group north south
  east west first national royal general direct online express shop store stores supplies systems solutions cleaning paper
  press print hotels hotel energy water gas waste travel insurance tax rent rates wages salary payroll office home local best good
  new old big small total balance transfer loan machinery mail accountants park corporation directors capital cycles
  lease street road green red blue black white gold silver star sun moon one two three may march april june king queen 12
  com companies workspace retainer dividend estates brewing museum freelance customs excise people work works time times start end`.split(
    /\s+/,
  ),
)
