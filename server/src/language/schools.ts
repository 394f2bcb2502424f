import { schools as listed } from '@alive/contract/lists/schools.ts';

/** Every school that is understood: those of the type-ahead, and others whose graduates are asked for; the first alias is a name of its own. */
export const knownSchools = (): readonly { name: string; aliases: readonly string[] }[] => [
  ...listed,
  ...others.split('|').map((entry) => {
    const [name = '', aliases = ''] = entry.trim().split('=');
    return { name, aliases: aliases.split(',') };
  }),
];

/** The school that goes by a name of its own: "Dartmouth"; null where none does. */
export const schoolCalled = (name: string): string | null =>
  knownSchools().find(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === name.toLowerCase()))?.name ?? null;

const others = `
University of Minnesota Twin Cities=University of Minnesota|University of Maryland, College Park=University of Maryland|
University of Illinois Urbana-Champaign=University of Illinois|University of Massachusetts Amherst=University of Massachusetts|
University of Texas at Austin=University of Texas|University of Wisconsin–Madison=University of Wisconsin|
University of Colorado Boulder=University of Colorado|University of North Carolina at Chapel Hill=University of North Carolina|
Indiana University Bloomington=Indiana University|Rutgers University–New Brunswick=Rutgers University|
American University=American|Appalachian State University=App State|Barnard College=Barnard|Baylor University=Baylor|
Bates College=Bates|Berklee College of Music=Berklee|Binghamton University=Binghamton|
Boise State University=Boise State|Bowdoin College=Bowdoin|Brandeis University=Brandeis|Bryn Mawr College=Bryn Mawr|
Bucknell University=Bucknell|California State University, Long Beach=CSULB,Cal State Long Beach,Long Beach State|
California State University, Fullerton=CSUF,Cal State Fullerton|
California State University, Northridge=CSUN,Cal State Northridge|Carleton College=Carleton|Chapman University=Chapman|
Claremont McKenna College=CMC,Claremont McKenna|Clark Atlanta University=Clark Atlanta|Clemson University=Clemson|
Colby College=Colby|Colgate University=Colgate|College of William & Mary=William & Mary,William and Mary|
Colorado School of Mines=Mines,School of Mines|Colorado State University=CSU,Colorado State|
Creighton University=Creighton|Davidson College=Davidson|DePaul University=DePaul|Elon University=Elon|
Florida International University=FIU|Fordham University=Fordham|George Mason University=GMU,George Mason|
Georgia State University=GSU,Georgia State|Gonzaga University=Gonzaga|Grinnell College=Grinnell|
Hampton University=Hampton|Harvey Mudd College=Harvey Mudd|Hamilton College=Hamilton|Hunter College=Hunter|
Baruch College=Baruch|Illinois Institute of Technology=IIT,Illinois Tech|Iowa State University=Iowa State|
Ithaca College=Ithaca|James Madison University=JMU,James Madison|Kansas State University=K-State,Kansas State|
Kennesaw State University=KSU,Kennesaw State|Lehigh University=Lehigh|Loyola Marymount University=LMU,Loyola Marymount|
Loyola University Chicago=Loyola Chicago,Loyola|Macalester College=Macalester|Marquette University=Marquette|
Middlebury College=Middlebury|Mississippi State University=Mississippi State|Montana State University=Montana State|
New Mexico State University=NMSU,New Mexico State|North Dakota State University=NDSU|Oberlin College=Oberlin|
Ohio University=OU Athens|Oklahoma State University=Oklahoma State|Old Dominion University=ODU,Old Dominion|
Pepperdine University=Pepperdine|Pomona College=Pomona|Portland State University=PSU Portland,Portland State|
Providence College=Providence|Queens College=Queens|Reed College=Reed|Rhode Island School of Design=RISD|
Saint Louis University=SLU|San Diego State University=SDSU,San Diego State|San Francisco State University=SFSU,SF State|
Santa Clara University=Santa Clara|Savannah College of Art and Design=SCAD|School of the Art Institute of Chicago=SAIC|
Scripps College=Scripps|Seattle University=Seattle U|Smith College=Smith|Southern Methodist University=SMU|
Stevens Institute of Technology=Stevens|Stony Brook University=Stony Brook,SBU|Temple University=Temple|
Texas Christian University=TCU|Texas State University=Texas State|Texas Tech University=TTU|
The New School=Parsons|Trinity College=Trinity|Tulane University=Tulane|Tuskegee University=Tuskegee|
University of Alabama at Birmingham=UAB|University of Arkansas=Arkansas|University of California, Merced=UC Merced,UCM|
University of California, Riverside=UC Riverside,UCR|University of California, Santa Cruz=UC Santa Cruz,UCSC|
University of Cincinnati=UC Cincinnati|University of Connecticut=UConn|University of Dayton=Dayton|
University of Delaware=UDel|University of Denver=DU|University of Hawaiʻi at Mānoa=UH Manoa,University of Hawaii|
University of Houston=UH,Houston|University of Idaho=Idaho|University of Illinois Chicago=UIC|University of Iowa=Iowa|
University of Kentucky=UK Kentucky|University of Louisville=UofL|University of Maine=UMaine|
University of Massachusetts Boston=UMass Boston|University of Mississippi=Ole Miss|University of Missouri=Mizzou|
University of Montana=UM Montana|University of Nebraska–Lincoln=UNL|University of Nevada, Las Vegas=UNLV|
University of Nevada, Reno=UNR|University of New Hampshire=UNH|University of New Mexico=UNM|
University of North Texas=UNT|University of Oklahoma=OU|University of Oregon=UO,Oregon|University of Rhode Island=URI|
University of Richmond=Richmond|University of Rochester=Rochester|University of San Diego=USD|
University of San Francisco=USF San Francisco|University of South Carolina=USC Columbia|University of South Florida=USF|
University of Tennessee, Knoxville=UTK,University of Tennessee|University of Texas at Arlington=UTA,UT Arlington|
University of Texas at Dallas=UTD,UT Dallas|University of Texas at San Antonio=UTSA|University of Texas at El Paso=UTEP|
University of Vermont=UVM|University of Wisconsin–Milwaukee=UWM|University of Wyoming=Wyoming|Vassar College=Vassar|
Villanova University=Villanova|Virginia Commonwealth University=VCU|Wake Forest University=Wake Forest|
Washington State University=WSU,Washington State|Wayne State University=Wayne State|Wesleyan University=Wesleyan|
West Virginia University=WVU|Western Washington University=WWU|Worcester Polytechnic Institute=WPI|
Xavier University=Xavier|Xavier University of Louisiana=XULA`;
