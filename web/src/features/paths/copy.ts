import { counted, figure } from '#ui/numbers.ts';
/** Every word of Career Paths. */
export const copy = {
  tryAgain: 'Try again',
  title: 'Career Paths',
  fromProfile: 'From your profile',
  looking: 'Looking…',
  notLoaded: 'We couldn’t load the path.',
  notUnderstood: 'Done. I couldn’t find a job in that.',
  dreamJob: 'Your dream job',
  showPath: 'Show the path',
  typicalEmployers: 'Typical employers',
  waysTaken: 'Most common paths',
  toGetHere: 'from first job, typically',
  asDrawing: 'Show as a drawing',
  asTable: 'Show as a table',
  keysHelp: 'Arrow keys move along the lines of the drawing, Enter opens one.',
  tableTitle: 'How many moved from one stage to the next',
  alumni: 'Alumni',
  from: 'From',
  askPeople: 'Ask Find People',
  whoTookStep: 'Who took this step',
  openJobs: 'Open jobs',
  otherIsNoRole: '“Other” is many roles, so we don’t look up jobs for it',
  nearest: 'Nearest to it',
  workThatMayFit: 'Work that may fit',
  whoGotThere: 'Who got there',
  closest: 'Closest to you',

  flowLine: (count: number, line: string, lit: boolean): string => `${figure(count)}, ${line}${lit ? ', on the highlighted path' : ''}`,
  inFindPeople: (total: number): string => (total === 1 ? 'In Find People' : `All ${figure(total)} in Find People`),
  wentThisWay: (total: number, shown: number): string =>
    `${counted(total, 'alum', 'alumni')} took this path${shown < total ? `, ${shown} of them shown` : ''}`,
  jobsOf: (total: number, role: string): string =>
    total === 0
      ? `No open ${role} jobs you can apply for right now`
      : `${counted(total, `open ${role} job`, `open ${role} jobs`)} you can apply for`,
  done: (role: string, total: number): string => `Done, ${role}: ${total === 0 ? 'no one' : counted(total, 'alum', 'alumni')} got there.`,
  upright: (total: number, role: string): string =>
    `The paths of ${counted(total, 'alum', 'alumni')} from what they studied down to ${role}.`,
  litPath: (name: string, isClosest: boolean, stops: readonly string[]): string =>
    `The path of ${name}${isClosest ? ', closest to you,' : ''} is highlighted: ${stops.join(', ')}.`,
  pathOf: (name: string, isClosest: boolean): string => (isClosest ? `Closest to you: ${name}` : `The path of ${name}`),
} as const;
