import type { PeopleTurn } from '@alive/contract/people.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { reachOf } from './closeness.ts';
import { asksHowMany, conclude } from './conclude.ts';
import { shownAgain } from './found.ts';
import type { Knowing } from './known.ts';
import { searchPeople } from './queries.ts';
import { nobodyFound } from './summary.ts';
import { namesOf, peopleMentionedIn, type TurnRow } from './store.ts';

/**
 * A kept turn as it is shown again: of those shown then, whom students may still see and who still meet the conditions. Where one of them
 * does not, its counts and words are made anew, so that nobody who left is counted in them. null for a turn about somebody by name whom
 * students may no longer see.
 */
export const turnAgain = (readOnly: ReadOnly, row: TurnRow, { known, asker }: Knowing, now: Date): Promise<PeopleTurn | null> =>
  readOnly(async (tx) => {
    const { shown, list: _list, near: order, limit: _limit, run: _run, about: _about, fresh: _fresh, ...kept } = row.answer;
    const about = peopleMentionedIn(row);
    if ((await namesOf(tx, about)).length < about.length) return null;
    const turn = { ...kept, id: row.id, query: row.query, createdAt: row.createdAt.toISOString() };
    const near = Object.entries(kept.misses ?? {});
    if (shown.length === 0 && near.length > 0) {
      const missed = new Set(near.flatMap(([, ids]) => ids));
      const conditions = peopleConditions(
        kept.filters.filter(({ id }) => !missed.has(id)),
        known,
      );
      const ids = order ?? near.map(([id]) => id);
      const { people } = await shownAgain(tx, ids, { conditions, otherwise: conditions, sort: null, asker, now });
      // Nobody who left is counted in the words either.
      const gone = people.length < near.length ? { offers: [], without: [], summary: nobodyFound } : {};
      return { ...turn, ...gone, results: people, misses: Object.fromEntries(near.filter(([id]) => people.some((one) => one.id === id))) };
    }
    if (shown.length === 0) return { ...turn, results: [] };
    const again = await shownAgain(tx, shown, {
      conditions: peopleConditions(kept.filters, known),
      // Others were shown for related work.
      otherwise: peopleConditions(kept.filters, known, 'related'),
      sort: kept.sort,
      asker,
      now,
    });
    const place = new Map(shown.map((id, at) => [id, at]));
    const people = again.people.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
    const { careers } = again;
    if (people.length === 0 && kept.filters.some(({ field }) => field === 'name')) return null;
    if (people.length === shown.length) return { ...turn, results: people };
    const { conditions, counts, closeness } = await reachOf(tx, kept.filters, known, now);
    const { total, same } = await searchPeople(tx, { conditions, asker, now, sort: kept.sort, limit: 1 });
    const filters = kept.filters.map((one) => ({ ...one, count: counts.get(one.id) ?? 0 }));
    const concluded = await conclude(tx, {
      question: { conditions, wishes: peopleConditions(kept.wishes ?? [], known), asker, now },
      wishes: kept.wishes ?? [],
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
    });
    return { ...turn, offers: [], filters, total, results: people, ...(kept.summary !== '' && concluded) };
  });
