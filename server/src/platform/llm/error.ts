import { modelFaults } from '#platform/copy.ts';

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
    super(modelFaults[fault]);
    this.name = 'ModelError';
    this.fault = fault;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

export type Fault = keyof typeof modelFaults;

/** Whether it may be gone in a moment. */
export const isPassing = ({ fault }: ModelError): boolean => ['unreachable', 'limited', 'failing'].includes(fault);

/** Whether it tells that the provider, and not this one request, is in trouble. */
export const isProviders = (error: ModelError): boolean =>
  isPassing(error) || ['silent', 'unauthorized', 'forbidden', 'unknown', 'garbled'].includes(error.fault);

/** Whether the model had begun to work, so that it is paid for. */
export const isPaid = ({ fault }: ModelError): boolean => ['silent', 'garbled', 'refused', 'stopped'].includes(fault);
