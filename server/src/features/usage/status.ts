import type { ModelConfig } from '#config/model.ts';
import type { Db } from '#db/open.ts';
import { uses } from '#platform/llm/llm.ts';
import { askersOf, usageSince, type Used } from './queries.ts';
import { costOf } from './usage.ts';

/** Lines for an operator: which models answer, and what they took today (UTC) and in the last 30 days. None where none are configured. */
export async function modelStatus({ db, config, now }: Deps): Promise<string[]> {
  if (config === null) return [];
  const day = (daysAgo: number) => new Date(now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const names = [...new Set(Object.values(config.models))];
  const answering = names.map((name) => `${name} (${uses.filter((use) => config.models[use] === name).join(', ')})`);
  const today = await usageSince(db, day(0));
  const month = await usageSince(db, day(29));
  const students = await askersOf(db, day(0));
  return [
    `${config.provider}: ${answering.join(', ')}`,
    ...(config.dailyTokens === 0 ? ['AI_DAILY_TOKENS is 0: nothing is asked of it'] : []),
    `today: ${tokensIn(today, config.cost)}${students === 0 ? '' : `, for ${counted(students, 'student')}`}`,
    ...(today.length > 1 ? today.map((one) => `  ${one.use} by ${one.model}: ${tokensIn([one], config.cost)}`) : []),
    `30 days: ${tokensIn(month, config.cost)}`,
  ];
}

function tokensIn(used: Used[], cost: ModelConfig['cost']): string {
  if (used.length === 0) return 'nothing';
  const sum = (of: (one: Used) => number) => used.reduce((all, one) => all + of(one), 0);
  const [input, output, removed] = [sum((one) => one.input), sum((one) => one.output), sum((one) => one.removed)];
  return [
    counted(
      sum((one) => one.calls),
      'request',
    ),
    `${number(input)} tokens in, ${number(output)} out`,
    ...(cost === null ? [] : [`$${costOf(cost, { input, output }).toFixed(2)}`]),
    ...(removed === 0 ? [] : [`${counted(removed, 'invention')} removed`]),
  ].join(', ');
}

const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
const number = (value: number): string => value.toLocaleString('en-US');

interface Deps {
  db: Db;
  config: ModelConfig | null;
  now: () => Date;
}
