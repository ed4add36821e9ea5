import { expect, it } from 'vitest'
import { readDue } from './read-due.ts'

/** A Monday. */
const today = '2026-11-23'

it.each([
  // In full.
  ['2026-12-01', '2026-12-01', false],
  ['due on 2027-02-28', '2027-02-28', false],
  ['2027-02-29', null, true],
  ['2026-13-01', null, true],
  ['1/12/2026', '2026-12-01', false],
  ['01.12.26', '2026-12-01', false],
  ['31-1-2027', '2027-01-31', false],
  ['31/02/2027', null, true],
  // The American order can only mean one day, and is asked about; 12/12 and 13/12 are not.
  ['12/13/2026', '2026-12-13', true],
  ['12/12/2026', '2026-12-12', false],
  ['13/12/2026', '2026-12-13', false],
  ['13/13/2026', null, true],
  // Without a year: the nearest, asked about where it has passed.
  ['24/11', '2026-11-24', false],
  ['23/11', '2026-11-23', false],
  ['22/11', '2026-11-22', true],
  ['5/2', '2027-02-05', false],
  // 24 May is 182 days ahead and 183 ago, 25 May 183 ahead and 182 ago.
  ['24/5', '2027-05-24', false],
  ['25/5', '2026-05-25', true],
  ['30/2', null, true],
  // A month by its name.
  ['1st of December', '2026-12-01', false],
  ['15 jan 2027', '2027-01-15', false],
  ['15 Jan, 2027', '2027-01-15', false],
  ['Dec 3rd', '2026-12-03', false],
  ['December 3, 2027', '2027-12-03', false],
  ['31 June', null, true],
  ['1 November', '2026-11-01', true],
  ['5 Sept.', '2026-09-05', true],
  ['Sept 5, 2027', '2027-09-05', false],
  ['febuary 3rd', '2027-02-03', false],
  // No months.
  ['maybe 6 tomorrow', '2026-11-24', false],
  ['marching 5 tomorrow', '2026-11-24', false],
  ['codec 5 tomorrow', '2026-11-24', false],
  // A date alone: this month's if it is still to come, else the next that has one.
  ['the 22nd', '2026-12-22', false],
  ['the 23rd', '2026-11-23', false],
  ['the 24th', '2026-11-24', false],
  ['the 31st', '2026-12-31', false],
  ['the 5th of next month', '2026-12-05', false],
  ['the 30th of this month', '2026-11-30', false],
  ['the 32nd', null, true],
  ['the 0th', null, true],
  // The end of something.
  ['end of the month', '2026-11-30', false],
  ['end of next month', '2026-12-31', false],
  ['end of the week', '2026-11-27', false],
  ['end of next week', '2026-12-04', false],
  ['end of October', '2027-10-31', false],
  ['end of November', '2026-11-30', false],
  ['end of Feb', '2027-02-28', false],
  // A count.
  ['in a day', '2026-11-24', false],
  ['within 10 days', '2026-12-03', false],
  ['in two weeks', '2026-12-07', false],
  ['in a fortnight', '2026-12-07', false],
  ['in three fortnights', '2027-01-04', false],
  ['in one month', '2026-12-23', false],
  ["in four weeks' time", '2026-12-21', false],
  ['in five days', '2026-11-28', false],
  ['in six days', '2026-11-29', false],
  ['in seven days', '2026-11-30', false],
  ['in eight days', '2026-12-01', false],
  ['in nine days', '2026-12-02', false],
  ['in ten days', '2026-12-03', false],
  ['net 30', '2026-12-23', false],
  ['terms 14 days', '2026-12-07', false],
  ['7 days net', '2026-11-30', false],
  ['100 days', '2027-03-03', false],
  // A day of the week: today's name means a week from now.
  ['by Friday', '2026-11-27', false],
  ['on Sunday', '2026-11-29', false],
  ['Monday', '2026-11-30', false],
  ['next Monday', '2026-11-30', false],
  ['next Tuesday', '2026-12-01', true],
  ['this Thurs', '2026-11-26', false],
  ['coming sat', '2026-11-28', false],
  ['today', '2026-11-23', false],
  ['tomorrow', '2026-11-24', false],
  ['next week', '2026-12-04', true],
  ['next month', '2026-12-31', true],
])('"%s" is %s, doubtful: %s', (line, day, isDoubtful) => {
  expect(readDue(line, today)).toMatchObject({ day, isDoubtful })
})

it.each([
  // A week ends on its Friday; on Saturday the coming one is meant.
  ['2026-11-27', 'end of the week', '2026-11-27'],
  ['2026-11-28', 'end of the week', '2026-12-04'],
  ['2026-11-28', 'end of next week', '2026-12-04'],
  ['2026-11-27', 'next week', '2026-12-04'],
  // Past the 30th of January, February has no such date.
  ['2027-01-31', 'the 30th', '2027-03-30'],
  ['2027-01-31', 'end of next month', '2027-02-28'],
  ['2027-01-31', 'next month', '2027-02-28'],
  ['2026-11-28', 'next Monday', '2026-11-30'],
])('on %s, "%s" is %s', (from, line, day) => {
  expect(readDue(line, from)?.day).toBe(day)
})

it('a 29 February that only a year long past had is asked about', () => {
  expect(readDue('29/2', '2025-03-10')).toMatchObject({ day: '2024-02-29', isDoubtful: true })
})

it.each([
  ['Brightwater owes me £12,000 on the 15th', 'on the 15th'],
  ['£450 due by 1 December from Kinver', 'due by 1 December'],
  ['pay Smith until Friday', 'until Friday'],
])('in "%s" the day is written "%s"', (line, text) => {
  expect(readDue(line, today)?.text.trim()).toBe(text)
})

it.each(['', 'Kinver owes me £450', '£12.50', '1.234,50'])('"%s" holds no day', (line) => {
  expect(readDue(line, today)).toBeNull()
})

// Monday 23 November 2026.
it.each([
  ['yesterday', '2026-11-22', false],
  ['the day before yesterday', '2026-11-21', false],
  ['a week ago', '2026-11-16', false],
  ['3 days ago', '2026-11-20', false],
  ['two months ago', '2026-09-23', false],
  ['30 days overdue', '2026-10-24', false],
  ['overdue by two weeks', '2026-11-09', false],
  ['3 weeks late', '2026-11-02', false],
  // Monday itself is last week's; of a Monday, every other weekday is too.
  ['due last Friday', '2026-11-20', false],
  ['last Monday', '2026-11-16', false],
  ['Thursday last', '2026-11-19', false],
  ['this past Wednesday', '2026-11-18', false],
  ['Tuesday last week', '2026-11-17', false],
  ['on Tuesday of last week', '2026-11-17', false],
  ['last week on Tuesday', '2026-11-17', false],
  ['last week', '2026-11-20', true],
  ['last month', '2026-10-31', true],
  ['end of last month', '2026-10-31', false],
  ['end of last week', '2026-11-20', false],
  ['the 3rd of last month', '2026-10-03', false],
  ['the 31st of last month', '2026-10-31', false],
  // Written of as past, whatever the day is written as.
  ['was due on the 3rd', '2026-11-03', false],
  ['which was due on the 25th', '2026-10-25', false],
  ['was due on the 31st', '2026-10-31', false],
  ['was due on the 23rd', '2026-11-23', true],
  ['were due on Friday', '2026-11-20', false],
  ['was due on Monday', '2026-11-16', true],
  ['was due on 2 November', '2026-11-02', false],
  ['was due on 2/11', '2026-11-02', false],
  ['was due 15 December', '2025-12-15', true],
  ['overdue since 3 November', '2026-11-03', false],
  ['unpaid since the 3rd', '2026-11-03', false],
  ['should have been paid on the 3rd', '2026-11-03', false],
  ['was due at the end of October', '2026-10-31', false],
  ['was due at the end of the month', '2026-11-30', true],
  ['was due in two weeks', '2026-12-07', true],
  // The last such day of a month is another thing.
  ['the last Friday of the month', '2026-11-27', false],
  ['the last Friday of next month', '2026-12-25', false],
  ['the last Friday in January', null, true],
  ['Friday next week', '2026-12-04', false],
  ['next week on Friday', '2026-12-04', false],
  ['Friday this week', '2026-11-27', false],
])('of the past, "%s" is %s, doubtful: %s', (line, day, isDoubtful) => {
  expect(readDue(line, today)).toMatchObject({ day, isDoubtful })
})

it.each([
  ['due last Friday', '2026-11-13', false],
  // Three days ago, or in the week before?
  ['due last Tuesday', '2026-11-17', true],
])('on Friday 20 November 2026, "%s" is %s, doubtful: %s', (line, day, isDoubtful) => {
  expect(readDue(line, '2026-11-20')).toMatchObject({ day, isDoubtful })
})
