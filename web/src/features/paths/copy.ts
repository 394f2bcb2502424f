import { inRunningText } from '@alive/contract/role-words.ts';
import { counted, figure } from '#ui/numbers.ts';
/** Every word of Career Paths. */
export const copy = {
  tryAgain: 'Try again',
  title: 'Career Paths',
  fromProfile: 'From your profile',
  looking: 'Looking…',
  notLoaded: 'We couldn’t load the path.',
  notUnderstood: 'I didn’t see a job title in your question.',
  dreamJob: 'Your dream job',
  showPath: 'Show the path',
  typicalEmployers: 'Typical employers',
  waysTaken: 'Most common paths',
  toGetHere: 'typical time from first job',
  asDrawing: 'Show as a drawing',
  asTable: 'Show as a table',
  keysHelp: 'Use the arrow keys to move between the steps. Press Enter to open one.',
  tableTitle: 'How many alumni moved from one stage to the next',
  alumni: 'Alumni',
  from: 'From',
  askPeople: 'Ask Find People',
  whoTookStep: 'Who took this step',
  openJobs: 'Open jobs',
  otherIsNoRole: '“Other” covers many roles, so we don’t list jobs for it',
  nearest: 'Closest roles',
  workThatMayFit: 'Related work',
  whoGotThere: 'People who got there',
  closest: 'Most like you',

  flowLine: (count: number, line: string, lit: boolean): string =>
    `${counted(count, 'alum', 'alumni')}: ${line}${lit ? ', on the highlighted path' : ''}`,
  inFindPeople: (total: number): string =>
    total <= 2 ? `See ${total === 1 ? 'them' : 'both'} in Find People` : `See all ${figure(total)} in Find People`,
  wentThisWay: (total: number, shown: number): string =>
    `${shown < total ? `Showing ${shown} of ` : ''}${counted(total, 'alum', 'alumni')} ${shown < total ? 'who took' : 'took'} this path`,
  jobsOf: (total: number, role: string): string =>
    total === 0
      ? `Right now there are no open ${inRunningText(role)} jobs you can apply for`
      : `${counted(total, `open ${inRunningText(role)} job`, `open ${inRunningText(role)} jobs`)} you can apply for`,
  done: (role: string, total: number): string =>
    `Done. ${total === 0 ? 'No alumni' : counted(total, 'alum', 'alumni')} found for “${role}”.`,
  upright: (total: number, role: string): string =>
    `A drawing of the ${total === 1 ? 'path' : 'paths'} that ${counted(total, 'alum', 'alumni')} took from their studies, at the top, to “${role}”, at the bottom.`,
  litPath: (name: string, isClosest: boolean, stops: readonly string[]): string =>
    `${name}’s path${isClosest ? ', the one most like yours,' : ''} is highlighted: ${stops.join(', ')}.`,
  pathOf: (name: string, isClosest: boolean): string => (isClosest ? `Most like you: ${name}` : `${name}’s path`),
} as const;
