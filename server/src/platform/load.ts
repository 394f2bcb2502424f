import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type FairLimits, type FairQueue, openFairQueue, usualTurns } from './fair-queue.ts';
import { addGauge } from './metrics.ts';
import type { Notices } from './notices.ts';
import { type Bounds, boundRequests, type Overload, usualBounds } from './overload.ts';

/** Opens what keeps a server from taking on too much. Must be called before routes are added. */
export const openLoad = (app: FastifyInstance, { metrics, notices, computesAnswers, ...limits }: LoadDeps): Load => {
  const { admit, refused } = boundRequests(app, { metrics, notices, bounds: { ...usualBounds, ...limits.bounds } });
  const turns = openFairQueue({ ...usualTurns, ...limits.turns, refused: (why) => refused(`turns ${why}`) });
  addGauge(metrics, { name: 'costly_work', help: 'Turns of costly work', label: 'state', read: () => ({ ...turns.state() }) });
  return { admit, turns, computesAnswers };
};

export interface Load {
  admit: Overload['admit'];
  /** Of costly work. */
  turns: Pick<FairQueue, 'enter'>;
  /** Whether answers are computed here; else they mostly wait for a language model, and a turn is over when one has begun. */
  computesAnswers: boolean;
}

/** How much is let in, where not as usual. */
export interface LoadLimits {
  bounds?: Partial<Bounds>;
  turns?: Partial<FairLimits>;
}

interface LoadDeps extends LoadLimits {
  metrics: Registry;
  notices: Notices;
  computesAnswers: boolean;
}
