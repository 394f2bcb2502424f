/** The words of this room that students read. */

export const noSuchJob = 'We couldn’t find that job.';
