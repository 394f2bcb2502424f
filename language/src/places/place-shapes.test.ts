import { describe, expect, it } from 'vitest';
import { openLocator } from './locate.ts';

const locate = openLocator();
const labels = (text: string) => locate([text]).labels;

describe('a place text', () => {
  it.each([
    // Countries by their codes of three letters.
    ['Birmingham, GBR', ['Birmingham, UK']],
    ['CAN', ['Canada']],
    ['Hong Kong, HKG', ['Hong Kong']],
    ['Milan, ITA', ['Milan, Italy']],
    ['Bangalore, KAR, IND', ['Bengaluru, India']],
    // The country or state first.
    ['NL Rotterdam', ['Rotterdam, Netherlands']],
    ['US NY New York', ['New York, NY']],
    ['NY, New York', ['New York, NY']],
    ['DE Munich', ['Munich, Germany']],
    ['DE Wilmington', ['Wilmington, DE']],
    ['CA-ON-Toronto', ['Toronto, ON, Canada']],
    ['IN-KA-Bengaluru', ['Bengaluru, India']],
    ['US---GA-Atlanta', ['Atlanta, GA']],
    ['USA - Tukwila, WA', ['Tukwila, WA']],
    ['Germany - Berlin', ['Berlin, Germany']],
    ['United States-Texas-Austin', ['Austin, TX']],
    ['Illinois Chicago', ['Chicago, IL']],
    ['Texas, Austin', ['Austin, TX']],
    ['US, Foobarville', ['Foobarville, United States']],
    // Lists of cities by commas.
    ['San Francisco, Seattle, New York', ['San Francisco, CA', 'Seattle, WA', 'New York, NY']],
    ['London, New York, Singapore', ['London, UK', 'New York, NY', 'Singapore']],
    ['Boston, New York', ['Boston, MA', 'New York, NY']],
    ['Boston, Washington', ['Boston, MA', 'Washington, DC']],
    ['NYC, LA, Tempe, AZ', ['New York, NY', 'Los Angeles, CA', 'Tempe, AZ']],
    ['Dallas, Houston, Austin, TX', ['Dallas, TX', 'Houston, TX', 'Austin, TX']],
    ['Los Angeles, San Diego, CA', ['Los Angeles, CA', 'San Diego, CA']],
    ['Austin, TX & Denver, CO', ['Austin, TX', 'Denver, CO']],
    ['Austin (TX), Denver (CO)', ['Austin, TX', 'Denver, CO']],
    ['US, Canada', ['United States', 'Canada']],
    ['California, Texas, New York', ['California', 'Texas', 'New York, NY']],
    ['Kansas, Missouri', ['Kansas', 'Missouri']],
    // A state that is a city's name stays the state of its towns.
    ['Rochester, New York', ['Rochester, NY']],
    ['Getzville, New York, United States', ['Getzville, NY']],
    ['Vancouver, Washington', ['Vancouver, WA']],
    ['Denmark, WI', ['Denmark, WI']],
    // Provinces abroad.
    ['Sydney, New South Wales, Australia', ['Sydney, Australia']],
    ['Melbourne, Victoria, Australia', ['Melbourne, Australia']],
    ['Milan, MI, Italy', ['Milan, Italy']],
    ['Munich, BY, DE', ['Munich, Germany']],
    ['Chennai, TN, IN', ['Chennai, India']],
    ['Tel Aviv-Yafo, Tel Aviv District, Israel', ['Tel Aviv, Israel']],
    // What is no part of a place.
    ['Remote-Friendly US', ['Remote, United States']],
    ['Remote-Friendly US (Travel Required)', ['Remote, United States']],
    ['Anywhere in the US', ['United States']],
    ['United States only', ['United States']],
    ['San Francisco Office', ['San Francisco, CA']],
    ['Chicago, IL 60601', ['Chicago, IL']],
    ['300 Montgomery St Suite 500 San Francisco, California 94104, United States', ['San Francisco, CA']],
    ['NASA Ames, Moffett Field, CA', ['Moffett Field, CA']],
    ['Toulouse Area', ['Toulouse, France']],
    ['Japan Tokyo Mori Tower', ['Tokyo, Japan']],
    ['SGP Singapore Singapore MYP Centre WeWork', ['Singapore']],
    ['London, England Angel Lane', ['London, UK']],
    ['N/A', []],
    ['TBD', []],
    // Areas wider than a city.
    ['Southern California', ['California']],
    ['EMEA', ['EMEA']],
    ['Bavaria', ['Bavaria']],
  ])('%s is read', (text, expected) => expect(labels(text)).toEqual(expected));

  it.each(['Friendly', 'Valencia', 'Work Team', 'IL Foobarville'])('that may be anything is no place: %s', (text) => {
    expect(locate([text]).keys).toEqual([]);
  });

  it('of a name that cities of several states share has no state', () => {
    expect(locate(['Springfield'])).toMatchObject({ labels: ['Springfield, United States'] });
    expect(locate(['Springfield']).keys).not.toContain('us-mo');
    expect(labels('Springfield, IL')).toEqual(['Springfield, IL']);
  });

  it.each([
    ['EMEA', 'region-middle-east'],
    ['Midwest', 'region-midwest'],
    ['Karnataka', 'in-bengaluru'],
    ['Remote - Europe', 'region-europe'],
    ['Bavaria', 'de'],
  ])('of an area has the keys of what lies in it: %s has %s', (text, key) => expect(locate([text]).keys).toContain(key));
});
