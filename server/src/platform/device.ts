import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** A caller's browser and system in words, such as "Chrome on Windows", from what the browser says of itself; empty where that says nothing. */
export const deviceOf = ({ headers }: FastifyRequest): string => {
  const said = headers['user-agent']?.slice(0, longest);
  if (!said) return '';
  const { browser, os, platform } = Bowser.parse(said);
  const system = platform.model ?? (os.name === 'macOS' ? 'Mac' : os.name);
  return [browser.name, system].filter((part) => part !== undefined && part !== '').join(' on ');
};

/** Characters that are read. */
const longest = 400;
