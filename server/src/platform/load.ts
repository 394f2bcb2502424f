import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type FairLimits, type FairQueue, openFairQueue, usualTurns } from './fair-queue.ts';
import { addGauge } from './metrics.ts';
import type { Notices } from './notices.ts';
import { type Bounds, boundRequests, type Overload, usualBounds } from './overload.ts';

/** Opens what keeps a server from taking on too much. Must be called before routes are added. */
export const openLoad = (app: FastifyInstance, { metrics, notices, computesAnswers, ...limits }: LoadDeps): Load => {
  const { admit, refused } = boundRequests(app, { metrics, notices, bounds: { ...usualBounds, ...limits.bounds } });
  const open = () => openFairQueue({ ...usualTurns, ...limits.turns, refused: (why) => refused(`turns ${why}`) });
  // Each kind has a row of its own: whole profiles of sixty accounts made every search of their network wait.
  const turns = { answers: open(), searches: open(), bodies: open() };
  addGauge(metrics, {
    name: 'costly_work',
    help: 'Turns of costly work',
    label: 'state',
    read: () => {
      const [answers, searches, bodies] = [turns.answers.state(), turns.searches.state(), turns.bodies.state()];
      return {
        'answers running': answers.running,
        'answers waiting': answers.waiting,
        'searches running': searches.running,
        'searches waiting': searches.waiting,
        'bodies running': bodies.running,
        'bodies waiting': bodies.waiting,
      };
    },
  });
  return { admit, turns, computesAnswers };
};

export interface Load {
  admit: Overload['admit'];
  /** Of costly work: answers to messages and questions, whatever takes a tenth of their time, and bodies that cost much on other routes. */
  turns: Record<'answers' | 'searches' | 'bodies', Pick<FairQueue, 'enter'>>;
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
