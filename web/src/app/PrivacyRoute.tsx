import { useToken } from '#api/session.ts';
import { PrivacyPage } from '../features/privacy/PrivacyPage.tsx';

/** /privacy, for everybody. */
export function PrivacyRoute() {
  return <PrivacyPage isSignedIn={useToken() !== null} />;
}
