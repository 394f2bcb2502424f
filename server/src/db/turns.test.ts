import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { askFor, openTurns } from './turns.ts';

/** Takes turns for callers such as "campus ann", and tells in which order they began. */
const openOrder = (turns = openTurns()) => {
  const began: string[] = [];
  const work = async (who: string, run: () => Promise<unknown> = async () => undefined): Promise<void> => {
    const [network = '', caller = '', kind = ''] = who.split(' ');
    const endTurn = await askFor({ network, caller, kind }, () => turns.take());
    began.push(who);
    await run();
    endTurn();
  };
  return { turns, began, work };
};

describe('turns', () => {
  it('go round networks, and on each of them come to whoever used least', async () => {
    let time = 0;
    const { began, work } = openOrder(openTurns({ clock: () => time }));
    const takeFive = async () => void (time += 5);
    const busy = ['campus ann', 'campus ann', 'campus ann', 'home cleo', 'cafe dan', 'home cleo'].map((who) => work(who, takeFive));
    await Promise.all([...busy, work('campus ben')]);
    expect(began).toEqual(['campus ann', 'campus ben', 'home cleo', 'cafe dan', 'campus ann', 'home cleo', 'campus ann']);
  });

  it('come to what is soon over before what takes long, whoever asks for it', async () => {
    const { began, work } = openOrder();
    const search = (name: string) => work(`campus ${name} search`, () => wait(40));
    await search('ann');
    await work('campus ann me');
    const searches = ['ben', 'cleo', 'dan', 'eve'].map(search);
    await Promise.all([...searches, work('campus fay me')]);
    expect(began.slice(2)).toEqual(['campus ben search', 'campus fay me', 'campus cleo search', 'campus dan search', 'campus eve search']);
  });

  it('come every third time to what waits longest, however much that is short is asked for', async () => {
    const { began, work } = openOrder();
    await work('campus ann search', () => wait(20));
    await work('campus ann me');
    const first = work('campus ben me', () => wait(5));
    const search = work('campus cleo search');
    await Promise.all([first, search, ...Array.from({ length: 9 }, (_, at) => work(`campus d${at} me`))]);
    expect(began.indexOf('campus cleo search') - began.indexOf('campus ben me')).toBe(3);
  });

  it('leave places to other networks where several run at once', async () => {
    const { began, work } = openOrder(openTurns({ atOnce: 3, ofNetwork: 2 }));
    const gate = Promise.withResolvers<void>();
    const all = ['campus ann', 'campus ben', 'campus cleo', 'home dan'].map((who) => work(who, () => gate.promise));
    await Promise.resolve();
    await wait();
    expect(began).toEqual(['campus ann', 'campus ben', 'home dan']);
    gate.resolve();
    await Promise.all(all);
    expect(began.at(-1)).toBe('campus cleo');
  });

  it('let a network go on that asks again right after a long piece of another one', async () => {
    const { began, work } = openOrder();
    const long = () => wait(60);
    const again = async () => {
      for (let round = 0; round < 3; round++) {
        await work('home dan');
        await wait();
      }
    };
    await Promise.all([work('campus ann', long), work('campus ann', long), work('campus ann', long), again()]);
    expect(began.slice(0, 4)).toEqual(['campus ann', 'home dan', 'home dan', 'home dan']);
    expect(began).toHaveLength(6);
  });

  it('are not waited for beyond one’s patience, and the next one comes all the same', async () => {
    const turns = openTurns();
    const endTurn = await turns.take();
    await expect(turns.take(5)).rejects.toThrow('The turn did not come in time.');
    const next = turns.take();
    endTurn();
    (await next)();
    await turns.idle();
    expect(turns.state()).toEqual({ running: 0, waiting: 0 });
  });

  it('are over once, however often their end is told', async () => {
    const turns = openTurns();
    const endTurn = await turns.take();
    endTurn();
    endTurn();
    const [first] = [await turns.take()];
    expect(turns.state()).toEqual({ running: 1, waiting: 0 });
    first();
  });
});
