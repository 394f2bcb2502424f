/** Given and family names of many origins, and towns where people of those origins grew up: as written, city, ISO 3166-1 alpha-2. */
export const origins: readonly Origin[] = [
  {
    share: 34,
    given: 'Emma Olivia Hannah Grace Abigail Claire Megan Katherine Rachel Sarah Lauren Molly Allison Julia Caroline Erin Heather Jennifer Laura Amy Nora Paige Audrey Tessa James William Jack Henry Thomas Andrew Daniel Matthew Ryan Tyler Nathan Benjamin Samuel Connor Luke Ethan Peter Mark Scott Brian Eric Kevin Adam Joel Owen Wyatt',
    family: 'Miller Anderson Thompson Clark Lewis Walker Hall Allen Wright Hill Scott Green Baker Nelson Carter Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Murphy Cook Rogers Bennett Gray Hughes Sullivan Foster Russell Hayes Fisher Graham Sanders Reynolds Hoffman Larson Olson Schmidt Weber Kowalski Novak Byrne Gallagher Whitaker',
    towns: [['Columbus, OH', 'Columbus', 'US'], ['Madison, Wisconsin', 'Madison', 'US'], ['Portland, OR', 'Portland', 'US'], ['Naperville, IL', 'Naperville', 'US'], ['Burlington, VT', 'Burlington', 'US'], ['Richfield, UT', 'Richfield', 'US'], ['Boise', 'Boise', 'US'], ['Des Moines, IA', 'Des Moines', 'US'], ['Asheville, NC', 'Asheville', 'US'], ['Greenwich, CT', 'Greenwich', 'US'], ['Billings, Montana', 'Billings', 'US'], ['Omaha, NE', 'Omaha', 'US'], ['Knoxville, TN', 'Knoxville', 'US'], ['Portland, Maine', 'Portland', 'US'], ['Spokane, WA', 'Spokane', 'US'], ['Dublin, Ireland', 'Dublin', 'IE'], ['London', 'London', 'GB'], ['Toronto, Canada', 'Toronto', 'CA'], ['Melbourne, Australia', 'Melbourne', 'AU'], ['Auckland, New Zealand', 'Auckland', 'NZ']],
  },
  {
    share: 11,
    given: 'Aaliyah Imani Jasmine Brianna Nia Kiara Simone Danielle Monique Tiana Zora Camille Malik Jamal Darius Isaiah Marcus Andre Terrence Jalen Xavier Elijah Micah Desmond Tyrone Curtis',
    family: 'Washington Jefferson Banks Booker Coleman Gaines Hampton Jackson Joseph Mosley Randolph Simmons Turner Vaughn Williams Robinson Brooks Bryant Dixon Freeman Griffin Hollis Sharpe Wade',
    towns: [['Atlanta, GA', 'Atlanta', 'US'], ['Baltimore, MD', 'Baltimore', 'US'], ['Detroit', 'Detroit', 'US'], ['Memphis, TN', 'Memphis', 'US'], ['New Orleans, LA', 'New Orleans', 'US'], ['Chicago', 'Chicago', 'US'], ['Brooklyn, NY', 'Brooklyn', 'US'], ['Houston, TX', 'Houston', 'US'], ['Washington, DC', 'Washington', 'US'], ['Birmingham, AL', 'Birmingham', 'US'], ['Kingston, Jamaica', 'Kingston', 'JM'], ['Philadelphia, PA', 'Philadelphia', 'US']],
  },
  {
    share: 14,
    given: 'Sofía Camila Valentina Isabella Mariana Gabriela Lucía Daniela Ana Elena Alejandra Ximena Paola Rosa Mateo Santiago Diego Alejandro Carlos Luis Javier Andrés Miguel Rafael Jorge Emilio Iván Héctor',
    family: 'García Martínez Rodríguez Hernández López González Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes Morales Cruz Ortiz Gutiérrez Chávez Ramos Vargas Castillo Mendoza Rojas Delgado Fuentes Navarro',
    towns: [['San Antonio, TX', 'San Antonio', 'US'], ['Miami, FL', 'Miami', 'US'], ['Los Angeles', 'Los Angeles', 'US'], ['El Paso, TX', 'El Paso', 'US'], ['Fresno, CA', 'Fresno', 'US'], ['Albuquerque, NM', 'Albuquerque', 'US'], ['San Juan, PR', 'San Juan', 'PR'], ['Mexico City, Mexico', 'Mexico City', 'MX'], ['Monterrey, México', 'Monterrey', 'MX'], ['Bogotá, Colombia', 'Bogotá', 'CO'], ['Lima, Peru', 'Lima', 'PE'], ['Buenos Aires', 'Buenos Aires', 'AR'], ['Santiago, Chile', 'Santiago', 'CL'], ['Guatemala City', 'Guatemala City', 'GT'], ['Queens, NY', 'Queens', 'US']],
  },
  {
    share: 9,
    given: 'Ananya Priya Kavya Meera Neha Riya Shreya Aditi Divya Pooja Lakshmi Arjun Rohan Vikram Aditya Karthik Rahul Nikhil Siddharth Varun Anand Sanjay Ishaan Dev',
    family: 'Patel Sharma Gupta Iyer Reddy Rao Singh Mehta Nair Desai Krishnan Kapoor Banerjee Mukherjee Joshi Kulkarni Chatterjee Menon Bhatt Agarwal Pillai Srinivasan',
    towns: [['Edison, NJ', 'Edison', 'US'], ['Fremont, CA', 'Fremont', 'US'], ['Plano, TX', 'Plano', 'US'], ['Bangalore, India', 'Bengaluru', 'IN'], ['Mumbai', 'Mumbai', 'IN'], ['New Delhi, India', 'New Delhi', 'IN'], ['Chennai, India', 'Chennai', 'IN'], ['Hyderabad, India', 'Hyderabad', 'IN'], ['Pune, India', 'Pune', 'IN'], ['Kathmandu, Nepal', 'Kathmandu', 'NP'], ['Colombo, Sri Lanka', 'Colombo', 'LK'], ['Schaumburg, IL', 'Schaumburg', 'US'], ['Singapore', 'Singapore', 'SG']],
  },
  {
    share: 9,
    given: 'Mei Lin Jia Xinyi Yuting Grace Emily Michelle Vivian Tiffany Angela Joyce Wei Jun Hao Ming Kevin Jason Eric Vincent Brian Raymond Andrew Alan',
    family: 'Chen Wang Li Zhang Liu Huang Lin Wu Zhou Xu Yang Zhao Chan Wong Lau Cheung Leung Ho Hsu Tsai Lai Tang Feng Guo',
    towns: [['Hong Kong', 'Hong Kong', 'HK'], ['Shanghai, China', 'Shanghai', 'CN'], ['Beijing', 'Beijing', 'CN'], ['Shenzhen, China', 'Shenzhen', 'CN'], ['Taipei, Taiwan', 'Taipei', 'TW'], ['Cupertino, CA', 'Cupertino', 'US'], ['Flushing, NY', 'Flushing', 'US'], ['San Francisco', 'San Francisco', 'US'], ['Irvine, CA', 'Irvine', 'US'], ['Kuala Lumpur, Malaysia', 'Kuala Lumpur', 'MY'], ['Vancouver, BC', 'Vancouver', 'CA'], ['Bellevue, WA', 'Bellevue', 'US']],
  },
  {
    share: 5,
    given: 'Minji Jiwoo Soyeon Hana Eunji Yuna Grace Esther Jisoo Joon Minho Seojun Daniel Hyun David Jaehyun Sung Paul',
    family: 'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Oh Seo Kwon Hwang Song Hong',
    towns: [['Seoul, South Korea', 'Seoul', 'KR'], ['Busan, Korea', 'Busan', 'KR'], ['Fort Lee, NJ', 'Fort Lee', 'US'], ['Annandale, VA', 'Annandale', 'US'], ['Los Angeles, CA', 'Los Angeles', 'US'], ['Fullerton, CA', 'Fullerton', 'US']],
  },
  {
    share: 5,
    given: 'Linh Thuy Mai Anh Kim Trang Maria Angelica Jasmine Bea Minh Duc Khoa Huy Tuan Jose Miguel Paolo Carlo Rizal',
    family: 'Nguyen Tran Le Pham Hoang Vo Dang Bui Santos Reyes Cruz Bautista Ocampo Villanueva Aquino Mendoza',
    towns: [['San Jose, CA', 'San Jose', 'US'], ['Garden Grove, CA', 'Garden Grove', 'US'], ['Houston', 'Houston', 'US'], ['Ho Chi Minh City, Vietnam', 'Ho Chi Minh City', 'VN'], ['Hanoi, Vietnam', 'Hanoi', 'VN'], ['Manila, Philippines', 'Manila', 'PH'], ['Quezon City', 'Quezon City', 'PH'], ['Daly City, CA', 'Daly City', 'US'], ['Honolulu, HI', 'Honolulu', 'US']],
  },
  {
    share: 5,
    given: 'Amara Chioma Ngozi Adaeze Folake Wanjiru Akosua Abena Zainab Tigist Chidi Emeka Tunde Oluwaseun Kwame Kofi Kamau Samuel Abebe Yonas',
    family: 'Okafor Adeyemi Okonkwo Eze Balogun Mensah Owusu Boateng Mwangi Kamau Otieno Tesfaye Bekele Abebe Diallo Ndlovu Dlamini Banda',
    towns: [['Lagos, Nigeria', 'Lagos', 'NG'], ['Abuja, Nigeria', 'Abuja', 'NG'], ['Accra, Ghana', 'Accra', 'GH'], ['Nairobi, Kenya', 'Nairobi', 'KE'], ['Addis Ababa, Ethiopia', 'Addis Ababa', 'ET'], ['Johannesburg', 'Johannesburg', 'ZA'], ['Silver Spring, MD', 'Silver Spring', 'US'], ['Bronx, NY', 'Bronx', 'US'], ['Kigali, Rwanda', 'Kigali', 'RW'], ['Dakar, Senegal', 'Dakar', 'SN']],
  },
  {
    share: 5,
    given: 'Layla Noor Yasmin Fatima Leila Shirin Dina Rania Maryam Zeynep Omar Yusuf Karim Ali Hassan Amir Reza Tariq Ibrahim Emre',
    family: 'Haddad Khoury Nasser Mansour Rahman Hussain Khan Ahmed Farouk Saleh Karimi Rahimi Tehrani Yılmaz Demir Aziz Siddiqui Qureshi',
    towns: [['Dearborn, Michigan', 'Dearborn', 'US'], ['Cairo, Egypt', 'Cairo', 'EG'], ['Beirut, Lebanon', 'Beirut', 'LB'], ['Amman, Jordan', 'Amman', 'JO'], ['Dubai, UAE', 'Dubai', 'AE'], ['Istanbul, Turkey', 'Istanbul', 'TR'], ['Karachi, Pakistan', 'Karachi', 'PK'], ['Lahore, Pakistan', 'Lahore', 'PK'], ['Dhaka, Bangladesh', 'Dhaka', 'BD'], ['Paterson, NJ', 'Paterson', 'US'], ['Irvine, CA', 'Irvine', 'US']],
  },
  {
    share: 7,
    given: 'Giulia Chiara Francesca Ingrid Astrid Freya Camille Élodie Anna Katarzyna Natalia Irina Ana Marco Luca Matteo Lars Erik Nikolai Pierre Julien Tomasz Dmitri João',
    family: 'Rossi Ricci Conti Moretti Lindqvist Andersen Johansson Dubois Laurent Moreau Nowak Wiśniewska Petrov Volkov Silva Ferreira Costa Müller Fischer Papadopoulos',
    towns: [['Milan, Italy', 'Milan', 'IT'], ['Rome', 'Rome', 'IT'], ['Stockholm, Sweden', 'Stockholm', 'SE'], ['Copenhagen', 'Copenhagen', 'DK'], ['Paris, France', 'Paris', 'FR'], ['Lyon, France', 'Lyon', 'FR'], ['Warsaw, Poland', 'Warsaw', 'PL'], ['São Paulo, Brazil', 'São Paulo', 'BR'], ['Lisbon, Portugal', 'Lisbon', 'PT'], ['Berlin, Germany', 'Berlin', 'DE'], ['Athens, Greece', 'Athens', 'GR'], ['Staten Island, NY', 'Staten Island', 'US'], ['Providence, RI', 'Providence', 'US'], ['Kyiv, Ukraine', 'Kyiv', 'UA']],
  },
  {
    share: 5,
    given: 'Naomi Miriam Leah Shira Yael Rebecca Talia Dalia Noah Eli Asher Jonah Ari David Josh Gideon Yuki Haruka Sakura Kenji Hiroshi Takumi',
    family: 'Cohen Levy Friedman Katz Goldberg Rosen Shapiro Weiss Kaplan Adler Tanaka Suzuki Sato Nakamura Yamamoto Kobayashi',
    towns: [['NYC', 'New York', 'US'], ['New York, NY', 'New York', 'US'], ['Tel Aviv, Israel', 'Tel Aviv', 'IL'], ['Scarsdale, NY', 'Scarsdale', 'US'], ['Newton, MA', 'Newton', 'US'], ['Tokyo, Japan', 'Tokyo', 'JP'], ['Osaka', 'Osaka', 'JP'], ['Torrance, CA', 'Torrance', 'US'], ['Skokie, IL', 'Skokie', 'US'], ['Seattle', 'Seattle', 'US']],
  },
];

/** Towns where anybody may have grown up. */
export const anyTowns: readonly Town[] = [
  ['Boston, MA', 'Boston', 'US'], ['NYC', 'New York', 'US'], ['Chicago, IL', 'Chicago', 'US'], ['Austin, Texas', 'Austin', 'US'], ['Denver, CO', 'Denver', 'US'], ['Phoenix, AZ', 'Phoenix', 'US'], ['San Diego, CA', 'San Diego', 'US'], ['Minneapolis', 'Minneapolis', 'US'],
  ['Charlotte, NC', 'Charlotte', 'US'], ['Pittsburgh, PA', 'Pittsburgh', 'US'], ['Salt Lake City', 'Salt Lake City', 'US'], ['Sacramento, CA', 'Sacramento', 'US'], ['Tampa, FL', 'Tampa', 'US'], ['Buffalo, NY', 'Buffalo', 'US'], ['Las Vegas, NV', 'Las Vegas', 'US'], ['Tucson, AZ', 'Tucson', 'US'],
  ['Brooklyn', 'Brooklyn', 'US'], ['Oakland, CA', 'Oakland', 'US'], ['Anchorage, Alaska', 'Anchorage', 'US'], ['Lexington, KY', 'Lexington', 'US'], ['St. Louis, MO', 'St. Louis', 'US'], ['Bethesda, MD', 'Bethesda', 'US'], ['Palo Alto, CA', 'Palo Alto', 'US'], ['Nashville, TN', 'Nashville', 'US'],
];

/** What people add about themselves. */
export const personal: readonly string[] = [
  'First in my family to go to college.', 'Parent of twins.', 'Weekend baker.', 'I changed my mind about my career twice and would do it again.', 'Community college first, then a transfer.', 'I moved nine times before I was thirty.', 'Choir alto, bad at tennis.',
  'Most of what I know I learned from one very patient boss.', 'Former rower.', 'I worked in the dining hall for four years.', 'My advice: take the statistics class.', 'I moved to be near my parents.', 'Mentor to two students a year.', 'Learning Portuguese, slowly.',
  'I nearly dropped out in my second year, and I am glad I stayed.', 'Gardener and cyclist.', 'I volunteer at the food bank on Saturdays.', 'Proud of my dog and my sourdough.', 'My first job came from an alum who answered an email.', 'Always glad to hear from fellow alumni.',
  'Still friends with my freshman roommate.', 'I took a year off to travel and recommend it.', 'Active in the alumni chapter.', 'Marathoner, once.', 'I paint when it rains.', 'The internship mattered more than the grades.', 'On the board of a small library.', 'I coach youth soccer.',
  'Sailing, chess, and too many tabs open.', 'Worked full time while studying.', 'A scholarship paid my way, so I interview for it now.', 'I like long trains and short meetings.', 'Vegetarian cook in a family of fishermen.', 'Still playing in the band.',
];

export const returning: readonly string[] = ['I am back at university after some time at work.', 'Back to studying, and enjoying it more this time.', 'In graduate school now, after some time outside.'];

export type Town = readonly [text: string, city: string, country: string];

export interface Origin {
  share: number;
  /** Divided by spaces. */
  given: string;
  family: string;
  towns: readonly Town[];
}
