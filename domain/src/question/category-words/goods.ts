// Things that are bought, by the sub-category that a bank payment for them stands under. The bank
// shows who was paid and not what for, so an answer says that it is all of the category.

/** Goods by the sub-category that they are usually bought under. */
export const goodsWords: Record<string, readonly string[]> = {
  stock_materials:
    `timber|wood|plywood|mdf|hardwood|softwood|bricks|blocks|cement|concrete|sand|gravel|aggregates|plaster|plasterboard|paint|tiles|slates|insulation|roofing|piping|pipes|cable|cabling|screws|nails|fixings|steel|metal|aluminium|glass|copper|coffee beans|beans|coffee|tea|milk|dairy|cream|cheese|butter|eggs|bread|flour|sugar|pastries|cakes|meat|chicken|bacon|fish|veg|vegetables|fruit|salad|groceries|food|drinks|soft drinks|beer|wine|spirits|alcohol|fabric|yarn|leather|wool|thread|flowers|plants|seeds|paper|paper stock|vinyl|ink|inks|toner|canvas|resin|parts|spare parts|components|building materials|building supplies|printing materials|raw ingredients|goods for resale`.split(
      '|',
    ),
  packaging:
    'tape|bubble wrap|cardboard|cardboard boxes|labels|takeaway cups|cups|bags|envelopes|mailers|jiffy bags'.split(
      '|',
    ),
  office_supplies:
    'pens|paper clips|notebooks|printer ink|printer paper|ink cartridges|batteries'.split('|'),
  equipment:
    'laptop|laptops|computer|computers|ladder|ladders|oven|ovens|fridge|freezer|coffee machine|printer|printers|monitor|monitors|tools|power tools|furniture|desks|chairs'.split(
      '|',
    ),
  fuel: 'unleaded|adblue|derv'.split('|'),
  vehicle_running: 'tyres|tyre|servicing|car wash'.split('|'),
  vehicles: 'van|vans|car|cars|lorry|truck|new van'.split('|'),
  subsistence: 'sandwiches|snacks|breakfasts|dinners|pizzas|takeaway'.split('|'),
  cleaning_waste: 'skips|skip|cleaning products|bleach'.split('|'),
  advertising: 'leaflets|flyers|posters|banners|business cards'.split('|'),
}
