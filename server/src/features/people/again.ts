import type { PeopleTurn } from '@alive/contract/people.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { reachOf } from './closeness.ts';
import { asksHowMany, conclude } from './conclude.ts';
import { shownAgain } from './found.ts';
import type { Knowing } from './known.ts';
import { titlesNear } from './nearest.ts';
import { searchPeople } from './queries.ts';
import { noneFound } from './copy/answer.ts';
import { namesOf, peopleMentionedIn, type TurnRow } from './store.ts';

/**
 * A kept turn as it is shown again: of those shown then, whom students may still see and who still meet the conditions. Where one of them
 * does not, its counts and words are made anew, so that nobody who left is counted in them. null for a turn about somebody by name whom
 * students may no longer see.
 */
export const turnAgain = (
  readOnly: ReadOnly,
  row: TurnRow,
  { known, asker, counts: reached, arrivals }: Knowing,
  now: Date,
): Promise<PeopleTurn | null> =>
  readOnly(async (tx) => {
    const { shown, list: _list, near: order, limit: _limit, run: _run, about: _about, fresh: _fresh, ...kept } = row.answer;
    const about = peopleMentionedIn(row);
    if ((await namesOf(tx, about)).length < about.length) return null;
    const turn = { ...kept, id: row.id, query: row.query, createdAt: row.createdAt.toISOString() };
    const near = Object.entries(kept.misses ?? {});
    const asked = { wishes: peopleConditions(kept.wishes ?? [], known), asker, now };
    if (shown.length === 0 && near.length > 0) {
      const missed = new Set(near.flatMap(([, ids]) => ids));
      const held = kept.filters.filter(({ id }) => !missed.has(id));
      const conditions = held.length > 0 ? peopleConditions(held, known) : titlesNear(kept.filters, peopleConditions(kept.filters, known));
      const ids = order ?? near.map(([id]) => id);
      const { people } = await shownAgain(tx, ids, { ...asked, conditions, otherwise: conditions, sort: null });
      // Nobody who left is counted in the words either.
      const gone = people.length < near.length ? { offers: [], without: [], summary: noneFound } : {};
      return { ...turn, ...gone, results: people, misses: Object.fromEntries(near.filter(([id]) => people.some((one) => one.id === id))) };
    }
    if (shown.length === 0) return { ...turn, results: [] };
    const again = await shownAgain(tx, shown, {
      conditions: peopleConditions(kept.filters, known),
      // Others were shown for related work.
      otherwise: peopleConditions(kept.filters, known, 'related'),
      sort: kept.sort,
      ...asked,
    });
    const place = new Map(shown.map((id, at) => [id, at]));
    const people = again.people.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
    const { careers } = again;
    if (people.length === 0 && kept.filters.some(({ field }) => field === 'name')) return null;
    if (people.length === shown.length) return { ...turn, results: people };
    const wishes = kept.wishes ?? [];
    const { conditions, counts } = await reachOf((run) => run(tx), { chips: kept.filters, kept: reached }, known, now);
    const { total, same, closeness, wished } = await searchPeople(tx, { ...asked, conditions, sort: kept.sort, limit: 1 });
    const filters = kept.filters.map((one) => ({ ...one, count: counts.get(one.id) ?? 0 }));
    const concluded = await conclude((run) => run(tx), {
      question: { ...asked, conditions },
      wishes,
      wished,
      closeness,
      isOfRows: row.answer.list !== undefined,
      filters,
      sentence: kept.interpretation,
      counts: asksHowMany(row.query),
      total,
      same,
      people,
      careers,
      unanswerable: [],
      leftOut: [],
      kept: arrivals,
    });
    return { ...turn, offers: [], filters, total, results: people, ...(kept.summary !== '' && concluded) };
  });
