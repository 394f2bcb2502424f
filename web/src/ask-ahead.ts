// The first script of a page, alone and small: asks for what the page will show while its code is on its way (api/asked-ahead.ts takes it up).
// Its element names the addresses: `student` those that only who is signed in asks for, `here` those of the page without anything more in its
// address. vite.config.ts writes them.
const { anyone = '', student = '', here = '', page = '' } = document.currentScript?.dataset ?? {};
const isHere = location.pathname === page && location.search === '';
const token = storedToken();
const asked = [anyone, token === null ? '' : student, isHere && (token !== null || student === '') ? here : ''];
globalThis.askedAhead = new Map(
  asked
    .join(' ')
    .split(' ')
    .filter((address) => address !== '')
    .map((address) => [address, { token, response: ask(address) }]),
);

function ask(address: string): Promise<Response> {
  const response = fetch(address, {
    credentials: 'include',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  });
  // Who takes it up says what failed.
  response.catch(() => undefined);
  return response;
}

/** The token as api/session.ts keeps it; importing that would make this script wait for all others. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('alive.token');
  } catch {
    return null;
  }
}
