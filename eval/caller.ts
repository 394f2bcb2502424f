import { register } from '@alive/contract/account.ts';
import { decideModel } from '@alive/contract/privacy.ts';

/** Posts JSON as a signed-in student does. */
export const post = (address: string, body: unknown, token?: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** The token of a newly registered student, who lets a model answer where there is one. */
export const tokenOf = async (url: string, student: object): Promise<string> => {
  const registered = (await (await post(url + register.path, student)).json()) as Registered;
  await agree(url, registered);
  return registered.token;
};

/** Says for a new student that a language model may answer; nothing where there is none. */
export const agree = async (url: string, { userId, token, user }: Registered, headers: Record<string, string> = {}): Promise<void> => {
  if (user.modelConsent !== null) return;
  const response = await fetch(url + decideModel.path.replace(':id', userId), {
    method: decideModel.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ granted: true }),
  });
  if (!response.ok) throw new Error(`The model was not agreed to: ${response.status}.`);
};

export interface Registered {
  userId: string;
  token: string;
  user: { modelConsent?: unknown };
}

/** The events of a whole streamed answer. */
export const eventsOf = <Event>(stream: string): Event[] =>
  stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as Event] : []));
