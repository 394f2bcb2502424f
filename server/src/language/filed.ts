import { occupationOfTitle } from './occupation.ts';
import { roleOf } from './roles.ts';

/** What a record's title is filed under: a role of the list, a function, an occupation; each null where the title does not tell it. */
export const filedUnder = (title: string): Filed => {
  const found = roleOf(title);
  const occupation = occupationOfTitle(title);
  return { role: found?.role ?? null, function: found?.function ?? functionOfOccupation(occupation), occupation };
};

/** The function that the work of an occupation belongs to, by the beginning of its code; null where none of ours does. */
export const functionOfOccupation = (code: string | null): string | null => {
  for (let length = code === null ? 0 : 7; length > 1; length--) {
    const found = functionsByCode.get(code?.slice(0, length) ?? '');
    if (found !== undefined) return found;
  }
  return null;
};

/** Beginnings of SOC 2018 codes; the longest that fits counts. */
const functionsByCode = new Map(
  Object.entries({
    Engineering: '11-3021 11-9021 11-9041 15-125 15-1299 17-1 17-2 17-3',
    Hardware: '17-206 17-207',
    Data: '15-1242 15-1243 15-2 43-9111',
    Design: '15-1255 27-1',
    Finance: '11-3031 11-9141 13-103 13-2 41-3021 41-3031 41-9022',
    Accounting: '13-2011 13-208 43-3031 43-3051',
    Consulting: '13-1111',
    Marketing: '11-2011 11-2021 11-2032 13-1121 13-1161 27-3031',
    Sales: '11-2022 41',
    'Customer Success': '43-4',
    Operations: '11-1 11-3012 11-3013 13-1051 13-1082 13-1199 19-5 37 43',
    'Supply Chain': '11-3061 11-3071 13-102 13-1081 43-5 53',
    Manufacturing: '11-3051 47 49 51',
    'Human Resources': '11-3111 11-3121 11-3131 13-107 13-1141 13-1151',
    Legal: '23',
    Healthcare: '11-9111 19-303 21-1011 21-1013 21-1014 21-1015 21-1018 21-109 29 31',
    Research: '11-9121 15-122 19-1 19-2 19-3 19-4',
    Education: '11-903 21-1012 25 39-9011',
    Media: '27-3 27-4',
    Arts: '13-1011 25-401 27-101 27-2',
    Policy: '11-9161 19-3051 19-3094 33 55',
    'Social Impact': '11-2033 11-9151 13-1131 21',
    Environment: '11-9013 17-2081 19-101 19-1023 19-103 19-204 45',
    Security: '15-1212',
    IT: '15-1211 15-123 15-1241 15-1244',
    Hospitality: '11-9051 11-907 11-9081 35 37-2012 39-3 39-5 39-6 39-7',
  }).flatMap(([work, codes]) => codes.split(' ').map((code) => [code, work] as const)),
);

interface Filed {
  role: string | null;
  function: string | null;
  occupation: string | null;
}
