import { pick, weighted, type Random } from './random.ts';

/** An invented employer for an occupation, by the beginning of its code, in one of the larger cities of the United States, by population. */
export function workplaceOf(random: Random, code: string): { company: string; location: string } {
  const [location] = weighted(random, cities, ([, people]) => people);
  const forms = places.find(([codes]) => codes.test(code))?.[1] ?? ['{family} Group'];
  const company = pick(random, forms)
    .replaceAll('{city}', location.replace(/, \w\w$/, ''))
    .replaceAll('{family}', () => pick(random, families));
  return { company, location };
}

const families =
  'Abbott Calloway Delacroix Ellery Farrow Granger Hollister Ibarra Jessup Kessler Lindqvist Marlowe Nakamura Okafor Prescott Quimby Rosario Sutter Tavares Underhill Valdez Whitlock Yates Zamora'.split(
    ' ',
  );

/** Where people of an occupation work; the names are made up, or those that a town's own institutions usually have. */
const places: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^41-303|^11-303/, ['{family} Advisors', '{family} Capital', '{city} Credit Union']],
  [/^17-10/, ['{family} Architects', '{family} & {family} Architects', '{city} Planning Department']],
  [/^29-1131|^29-2056|^31-9096/, ['{city} Animal Hospital', '{family} Veterinary Clinic']],
  [/^29-102|^29-1292|^31-9091/, ['{family} Family Dental', '{city} Dental Group']],
  [/^29-105|^29-2052/, ['{family} Pharmacy', '{city} General Hospital']],
  [
    /^29-|^31-|^11-9111/,
    [
      '{city} General Hospital',
      '{family} Memorial Hospital',
      '{city} Community Health Center',
      'St. Anne Medical Center',
      '{family} Clinic',
    ],
  ],
  [/^25-1/, ['{city} State College', '{city} Community College', 'Northfield University']],
  [/^25-4012|^25-4013/, ['{city} Museum of Art', '{city} History Museum']],
  [/^25-4/, ['{city} Public Library', '{city} Archives']],
  [/^25-|^11-903|^21-1012/, ['{city} Public Schools', '{city} Preparatory Academy', 'Riverside Charter School']],
  [/^23-102/, ['{city} Superior Court']],
  [/^23-/, ['{family} & {family} LLP', '{city} Legal Aid', '{family} Law Offices']],
  [/^21-2/, ['{city} Community Church', 'Congregation Beth {family}']],
  [/^21-/, ['{city} Family Services', 'Harbor House', '{city} Youth Alliance', '{city} Recovery Center']],
  [/^33-2/, ['{city} Fire Department', 'State Forest Service']],
  [/^33-9/, ['{city} Parks and Recreation', '{family} Security']],
  [/^33-/, ['{city} Police Department', 'County Sheriff’s Office']],
  [/^35-|^11-9051/, ['The Copper Spoon', 'Juniper Kitchen', '{family}’s Table', 'Bluebird Cafe', 'Hotel {family}']],
  [/^37-/, ['{city} Parks and Recreation', 'Evergreen Landscaping', '{family} Facilities']],
  [/^39-/, ['Harbor Fitness', '{city} Recreation Center', 'Studio {family}', 'Bright Horizons Day School']],
  [
    /^45-|^19-1[01]|^19-103|^11-9013/,
    ['Green Hollow Farm', 'State Department of Natural Resources', '{city} Conservation District', '{family} Forestry'],
  ],
  [/^19-/, ['{city} Research Institute', 'State Environmental Agency', '{family} Laboratories']],
  [/^17-/, ['{family} Engineering', '{family} Manufacturing', '{city} Public Works']],
  [/^15-/, ['Brightline Software', '{city} Health Data', '{family} Analytics']],
  [/^27-102|^27-101/, ['Studio {family}', '{family} Creative', '{city} Theater Company']],
  [/^27-2/, ['{city} Symphony', '{city} Theater Company', '{city} Athletics', '{family} Pictures']],
  [/^27-/, ['{city} Tribune', 'Public Radio {city}', '{family} Press']],
  [/^41-9|^11-914/, ['{family} Realty', '{city} Homes']],
  [/^41-/, ['Summit Supply', '{family} Outfitters', '{family} Insurance Agency']],
  [/^43-/, ['{city} Credit Union', '{city} City Hall', '{family} Logistics']],
  [/^47-/, ['{family} Construction', '{city} Builders']],
  [/^49-/, ['{city} Electric Cooperative', '{family} Mechanical', 'Skybridge Air Service']],
  [/^51-/, ['{family} Manufacturing', '{family} Foods', '{family} Woodworks']],
  [/^53-2|^53-5/, ['Skybridge Airlines', 'Harbor Ferry Lines']],
  [/^53-/, ['{family} Logistics', '{city} Transit Authority']],
  [/^13-2/, ['{city} Credit Union', '{family} Advisors', 'Meridian Insurance']],
  [/^13-/, ['{family} Group', 'Meridian Insurance', '{city} City Hall']],
  [/^11-/, ['{family} Group', '{family} Manufacturing', '{city} City Hall', '{family} Memorial Hospital']],
];

/** Cities with their people in ten thousands, 2020 census. */
const cities: readonly (readonly [string, number])[] = [
  ['New York, NY', 880],
  ['Los Angeles, CA', 390],
  ['Chicago, IL', 275],
  ['Houston, TX', 230],
  ['Phoenix, AZ', 161],
  ['Philadelphia, PA', 160],
  ['San Antonio, TX', 143],
  ['San Diego, CA', 139],
  ['Dallas, TX', 130],
  ['San Jose, CA', 101],
  ['Austin, TX', 96],
  ['Jacksonville, FL', 95],
  ['Fort Worth, TX', 92],
  ['Columbus, OH', 91],
  ['Indianapolis, IN', 89],
  ['Charlotte, NC', 87],
  ['San Francisco, CA', 87],
  ['Seattle, WA', 74],
  ['Denver, CO', 72],
  ['Washington, DC', 69],
  ['Nashville, TN', 69],
  ['Oklahoma City, OK', 68],
  ['Boston, MA', 68],
  ['El Paso, TX', 68],
  ['Portland, OR', 65],
  ['Las Vegas, NV', 64],
  ['Detroit, MI', 64],
  ['Memphis, TN', 63],
  ['Baltimore, MD', 59],
  ['Milwaukee, WI', 58],
  ['Albuquerque, NM', 56],
  ['Tucson, AZ', 54],
  ['Fresno, CA', 54],
  ['Sacramento, CA', 52],
  ['Kansas City, MO', 51],
  ['Atlanta, GA', 50],
  ['Omaha, NE', 49],
  ['Raleigh, NC', 47],
  ['Miami, FL', 44],
  ['Minneapolis, MN', 43],
  ['Tulsa, OK', 41],
  ['Tampa, FL', 38],
  ['New Orleans, LA', 38],
  ['Honolulu, HI', 35],
  ['Anchorage, AK', 29],
  ['Boise, ID', 24],
  ['Richmond, VA', 23],
  ['Spokane, WA', 23],
  ['Des Moines, IA', 21],
  ['Birmingham, AL', 20],
  ['Salt Lake City, UT', 20],
  ['Providence, RI', 19],
  ['Billings, MT', 12],
  ['Burlington, VT', 4],
];
