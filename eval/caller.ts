import { register } from '@alive/contract/account.ts';

/** Posts JSON as a signed-in student does. */
export const post = (address: string, body: unknown, token?: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** The token of a newly registered student. */
export const tokenOf = async (url: string, student: object): Promise<string> => {
  const { token } = (await (await post(url + register.path, student)).json()) as { token: string };
  return token;
};

/** The events of a whole streamed answer. */
export const eventsOf = <Event>(stream: string): Event[] =>
  stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as Event] : []));
