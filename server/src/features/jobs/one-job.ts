import type { JobConditions, JobDetail } from '@alive/contract/jobs.ts';
import { titleKeyOf } from '@alive/language/text/text.ts';
import { AppError } from '#platform/errors.ts';
import { asksOf } from './asks.ts';
import { blocksOf } from './blocks.ts';
import { candidateOf, type KnownStudent } from './candidate.ts';
import { withRelated } from '#job-index/search.ts';
import { type Deps, hiddenFrom, known } from './deps.ts';
import { withNear } from './meant.ts';
import { presentDetail } from './present.ts';
import { companiesNamed, jobById, meetsEach } from './queries.ts';
import { score } from './score.ts';
import { withTitles } from './titles.ts';
import { noSuchJob } from './copy.ts';

/**
 * One job, closed ones too, with its match where a student is known, and what blocks it: for this student, and out of the list of the
 * search that came along. Throws NOT_FOUND.
 */
export const oneJob = async (deps: Deps, id: string, conditions: JobConditions, student: KnownStudent | null): Promise<JobDetail> => {
  const { store, meaning, now } = deps;
  const [row, reads, hidden] = await Promise.all([jobById(store.db, id), known(deps, student), hiddenFrom(deps, student)]);
  if (row === null) throw new AppError('NOT_FOUND', noSuchJob);
  const asks = await asksOf(conditions, { ...reads, companiesNamed: (name) => companiesNamed(store, name) });
  const filters = await Promise.all(
    // What the words mean counts for them alone.
    asks.map(async ({ field, filter }) =>
      withNear(
        { store, meaning, read: reads.read },
        withTitles(filter),
        field === 'query' && filter.text !== undefined ? (conditions.query ?? '') : '',
      ),
    ),
  );
  // Work akin to what was asked for may stand in its list.
  const met = await meetsEach(store, id, filters.map(withRelated));
  const candidate = student === null ? null : candidateOf(student, reads);
  const fit = candidate === null ? undefined : { match: score(candidate, row, now()), candidate };
  // What is in its very title asks nothing else of it.
  const isWhole = conditions.query !== undefined && titleKeyOf(conditions.query) === titleKeyOf(row.title);
  const missed = asks.filter(({ said }, at) => met[at] === false && !(isWhole && said !== null));
  return presentDetail(row, fit, blocksOf(row, missed, { conditions, gate: fit?.match.gate ?? null, isHidden: hidden.includes(id) }));
};
