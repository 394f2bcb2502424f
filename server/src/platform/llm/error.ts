/**
 * A model did not do what it was asked. `message` is a sentence for a student, `detail` what an operator may know; neither holds anything
 * that the provider sent, which may hold a key.
 */
export class ModelError extends Error {
  readonly fault: Fault;
  readonly detail: string;
  /** Milliseconds that the provider asked to wait; null where it did not. */
  readonly retryAfter: number | null;
  constructor(fault: Fault, { detail = '', retryAfter = null }: { detail?: string; retryAfter?: number | null } = {}) {
    super(sentences[fault]);
    this.name = 'ModelError';
    this.fault = fault;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

const sentences = {
  unreachable: 'The language model could not be reached.',
  silent: 'The language model did not answer in time.',
  unauthorized: 'The language model did not accept our key.',
  forbidden: 'The language model did not let us in.',
  unknown: 'The language model is not there under the name we have for it.',
  limited: 'The language model has too much to do just now.',
  failing: 'The language model has a problem of its own just now.',
  rejected: 'The language model could not take this request.',
  garbled: 'The language model sent something that cannot be read.',
  refused: 'The language model did not want to answer this.',
  resting: 'The language model failed several times just now and is given a rest.',
  spent: 'Your share of the language model for today is used up.',
  slow: 'The language model took longer than we wait for an answer.',
  cut: 'The answer broke off here: the language model stopped sending.',
  stopped: 'The language model was told to stop.',
  unconsented: 'You have not said that a language model may answer you.',
};

export type Fault = keyof typeof sentences;

/** Whether it may be gone in a moment. */
export const isPassing = ({ fault }: ModelError): boolean => ['unreachable', 'limited', 'failing'].includes(fault);

/** Whether it tells that the provider, and not this one request, is in trouble. */
export const isProviders = (error: ModelError): boolean =>
  isPassing(error) || ['silent', 'unauthorized', 'forbidden', 'unknown', 'garbled'].includes(error.fault);

/** Whether the model had begun to work, so that it is paid for. */
export const isPaid = ({ fault }: ModelError): boolean => ['silent', 'garbled', 'refused', 'stopped'].includes(fault);
