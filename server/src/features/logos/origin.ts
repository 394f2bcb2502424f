/** The origin of a logo service; null where there is none, or where the domain that is asked for decides which host is asked. */
export const originOf = (service: string | null): string | null =>
  service === null || /^\w+:\/\/[^/?#]*\{domain\}/.test(service) ? null : new URL(service).origin;
