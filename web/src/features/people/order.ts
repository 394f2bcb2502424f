import type { peopleOrders, PeopleSort } from '@alive/contract/people.ts';
import { copy } from './copy.ts';

/** The order after a press on what is sorted by: turned round where it was in force, else the way in which it is usually read. */
export const orderAfter = (sort: PeopleSort | null, by: Order): PeopleSort => {
  const { by: now, descending } = sort ?? usual;
  return by === now ? { by, descending: !descending } : firstOrder(by);
};

/** The way in which what is sorted by is usually read. */
export const firstOrder = (by: Order): PeopleSort => ({ by, descending: highestFirst.has(by) });

/** In which order the people stand; the best match first where none was asked for. */
export const orderOf = (sort: PeopleSort | null): PeopleSort => sort ?? usual;

/** The orders that a list can be put in, as a menu names them. */
export const orders: { by: Order; name: string }[] = [
  { by: 'match', name: copy.byMatch },
  { by: 'name', name: copy.name },
  { by: 'role', name: copy.role },
  { by: 'company', name: copy.company },
  { by: 'year', name: copy.classYear },
  { by: 'major', name: copy.major },
  { by: 'hometown', name: copy.hometown },
  { by: 'experience', name: copy.experience },
];

const usual: PeopleSort = { by: 'match', descending: true };
const highestFirst = new Set<Order>(['match', 'year', 'experience']);

export type Order = (typeof peopleOrders)[number];
