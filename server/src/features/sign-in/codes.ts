import { randomBytes, randomInt } from 'node:crypto';
import { codeDigits } from '@alive/contract/sign-in.ts';
import type { Db } from '#db/open.ts';
import type { Student } from '#db/sessions.ts';
import { forgetCode, storeCode, useCode } from '#db/sign-in-codes.ts';
import { newId } from '#platform/ids.ts';
import type { KeyedHash } from '#platform/keyed-hash.ts';

/** Codes that prove an address. Of a code and of what it is for only keyed hashes are stored. */
export const openCodes = ({ db, now, hashOf }: CodesDeps): Codes => {
  // Once an address of the account was proven or changed, what was asked for before by whoever held it then is for nothing.
  const scopeOf = ({ address, owner }: Purpose) =>
    hashOf(JSON.stringify(['code for', owner && [owner.id, owner.email, owner.emailProvenAt], address.toLowerCase()]));
  const hashIn = (scope: string, code: string) => hashOf(JSON.stringify(['code', scope, code]));
  return {
    make: async (purpose) => {
      const scope = await scopeOf(purpose);
      const id = newId();
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      const codeHash = await hashIn(scope, purpose.isDecoy ? randomBytes(32).toString('hex') : code);
      await storeCode(db, { id, scope, codeHash, expiresAt: new Date(now().getTime() + lifetime) }, now());
      return { code, undo: () => forgetCode(db, id) };
    },
    scopesOf: (student) => {
      const { email } = student;
      return Promise.all(email === null ? [] : [null, student].map((owner) => scopeOf({ address: email, owner })));
    },
    use: async (tx, purpose, typed) => {
      const scope = await scopeOf(purpose);
      return useCode(tx, scope, await hashIn(scope, typed.replace(/[\s-]/g, '')), now());
    },
  };
};

/** Milliseconds that a code can be used. */
export const lifetime = 600_000;

interface CodesDeps {
  db: Db;
  now: () => Date;
  hashOf: KeyedHash;
}

type Owner = Pick<Student, 'id' | 'email' | 'emailProvenAt'>;

interface Purpose {
  address: string;
  /** Whose account the address is to be confirmed for, as it is now; null: to sign in with it. */
  owner: Owner | null;
}

export interface Codes {
  /** Makes a code and stores it; a decoy is one that nobody is sent and nobody can use, so that trying codes takes as long for any address. */
  make: (purpose: Purpose & { isDecoy?: boolean }) => Promise<{ code: string; undo: () => Promise<void> }>;
  /** Under what the codes are stored that were sent to a student's address. */
  scopesOf: (student: Owner) => Promise<string[]>;
  /** Whether a typed code is right; then it and all others for the same are used up. */
  use: (tx: Db, purpose: Purpose, typed: string) => Promise<boolean>;
}
