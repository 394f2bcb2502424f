/** SPEC's words for a conversation that is no longer there; the reload follows the button. */
export const expiredText = 'Your session expired. Please refresh the page and start over.';

export const reloadPage = (): void => location.reload();
