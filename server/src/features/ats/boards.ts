import type { Vendor } from '@alive/contract/boards.ts';
import { aliasKey } from '@alive/language/lexicon/industries.ts';
import { ashby } from './ashby.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import type { BoardReader } from './vendor.ts';
import { workable } from './workable.ts';
import { workday } from './workday.ts';

/** What reads the boards of each vendor. */
export const readers: Record<Vendor, BoardReader> = { greenhouse, lever, ashby, smartrecruiters, workable, recruitee, workday };

/** The boards of companies, by the addresses at which these list their jobs; each once, however many companies name it. */
export function boardsOf(companies: readonly { name: string; address: string }[]): Board[] {
  const boards = new Map<string, Board>();
  for (const { name, address } of companies) {
    const board = boardAt(address);
    if (board !== null && !boards.has(board.id)) boards.set(board.id, { ...board, companyName: name, address });
  }
  return [...boards.values()];
}

/** The board an address belongs to; null where no vendor's reader knows it. */
function boardAt(address: string): Pick<Board, 'id' | 'vendor' | 'token'> | null {
  const url = URL.parse(address);
  if (url === null) return null;
  for (const { vendor, tokenOf } of Object.values(readers)) {
    const token = tokenOf(url);
    if (token !== null) return { id: `${vendor}:${token}`, vendor, token };
  }
  return null;
}

/** The boards of the company that somebody names, by any name it goes by, in any case. */
export function boardsNamed(boards: readonly Board[], name: string): Board[] {
  const key = aliasKey(name);
  return key === '' ? [] : boards.filter(({ companyName }) => aliasKey(companyName) === key);
}

export interface Board {
  /** `boards.id`: vendor and token. */
  id: string;
  vendor: Vendor;
  token: string;
  companyName: string;
  /** Where people read it. */
  address: string;
}
