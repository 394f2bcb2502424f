/** Every word on people near a job and jobs near a person. */
export const copy = {
  meetThem: 'Meet them',
} as const;
