import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

const english = `
tbh idk mayb marine bio lol | soldering | no | yes | idk | nope | sure | hi | Jose Martinez | Maria del Carmen Lopez
Nguyen Thi Minh | Jean-Luc Dupont | Giovanni Rossi | Hans Müller | Xiaoming Zhang | Siddharth Krishnamurthy
Google, Meta, Netflix | Goldman, JP Morgan, BlackRock | Deloitte, EY, PwC, KPMG, Accenture | L'Oréal, Louis Vuitton, Hermès
Telemundo and Univision | Nestlé, Danone, Unilever | Banco Santander or BBVA | Mercado Libre, Rappi, Nubank
Médecins Sans Frontières | Doctors Without Borders / Médecins Sans Frontières | Volkswagen, Siemens, Bosch, BASF
Los Angeles, San Diego, Las Vegas | Sao Paulo or Rio de Janeiro | El Paso, San Antonio, Corpus Christi
Baton Rouge, Des Moines, Terre Haute | La Jolla or Del Mar | Buenos Aires, Santiago, Lima | molecular bio major
Comparative literature | Latin American studies | Romance languages | pre-med but idk anymore | cs + econ double major | anthro
neuro | poli sci | mech e | chem e, matsci | Kinesiology | paralegal | barista | sous chef | au pair | matador | sommelier
concierge | archivist, curator, docent | UX designer | data sci | ML infra | quant | swe intern | pm | consulting mb | vc
dont care | no clue honestly | anything w animals | not sure yet | remote only | at least 60k | 60k | $25/hr | part time pls
nyc or sf | bay area | somewhere warm | no travel | no nights | visa sponsorship | h1b | lol no | haha yes | meh | skip
nothing really | people who laugh | small team | big team, lots of ppl | working alone mostly | quiet | loud kitchens | im done
start over | that's it | who are you | are u a bot | wdym | what do u mean | k | ok cool | thx | ty!! | sry typo | ugh
spreadsheets ugh | hate excel | cold calling is the worst | grading papers = death | i luv pottery n ceramics
bulding robots w my frends | programing in pyton | i wnat to teech kids | enviromental sience | resturant managment
i liek to desgin posters | gonna b a vet | wanna do smth w music | makin beats on my laptop | editing tiktoks | minecraft mods
guitar, drums, a bit of bass | salsa dancing | flamenco | capoeira and jiu jitsu | taekwondo | origami, manga, anime
karaoke nights | tutoring kids in espanol | teaching spanish | translating for my abuela | my tia's taqueria
helping my mama at the restaurant | mi casa es su casa lol | que sera sera | carpe diem | pro bono work | ad hoc analysis
per se | bon appetit magazine | la croix marketing | el presidente bot | vis a vis customers | de novo drug design
in vitro, in vivo | a la carte menus | pot au feu | SQL, Python, R, Tableau | React Node Postgres Docker | def main(): return 0
SELECT name FROM users | for i in range(10): print(i) | git commit -m fix | https://github.com/jmartinez
jose.martinez@yale.edu | gpa 3.7 | sat 1510 | asdf | asdfghjkl | hmmmmm | lolololol | aaaaaa | brrr | :) | 🙂👍 | 2027 | june 2027
fall | summer in alaska | alaska | Maine | Minnesota | Vermont Montana Idaho | Nicaragua | Kyoto, Osaka | Addis Ababa
Kuala Lumpur | Ho Chi Minh City | i die a little in every meeting | an internship in a lab | me and my lab mate | one on one
on my own | as a team | dem numbers | das boot is my favorite film | la la land vibes | do no harm | not die in a cubicle
war and peace | so bad at stats | man i miss the lab | nah fam | fr fr no cap | its giving burnout | lowkey love it
on god i hate retail | deadass just coffee | ima be real idk | tryna be outside | finna graduate | sem 2 organic chem
orgo II lab | calc 3 | lin alg | museo del barrio internship | alliance francaise | goethe institut | instituto cervantes
casa de las americas | teatro la tea | ballet folklorico | mariachi band | bossa nova and samba | k-pop dance crew
gamelan ensemble | bharatanatyam | Tagalog and Ilocano | Vietnamese coffee shop | Sushi chef, ramen | Dim sum cart | i grill
nurse | art | film | rats | bats and voles | sales? nah | ops | hr | admin | retail mgmt | fundraising & grants | grant writing
sewing | welding | plumbing | carpentry | line cook | garden | gardens | farms | solar | wind turbines | batteries | dance
theater | stage manager | lights | sound | costume design | prop master
`
  .split(/\||\n/)
  .map((message) => message.trim())
  .filter((message) => message !== '');

const foreign: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Me gusta construir robots con mis amigos',
    'no sé, tal vez biología marina',
    'Quiero trabajar con animales',
    'me encanta cocinar',
    'Busco prácticas en Nueva York',
    'quiero ser enfermera',
    'trabajo solo desde casa',
    'hola, soy estudiante de derecho',
    'trabajar al aire libre',
    'prefiero equipos pequeños',
    'estudio ingeniería civil',
    'nunca ventas por teléfono',
    'salario de mínimo cincuenta mil',
    'Disfruté mucho mi pasantía en el museo',
  ],
  fr: [
    'je ne sais pas trop',
    'Je déteste les réunions',
    'je voudrais devenir infirmière',
    'travailler avec des enfants',
    'un stage à Paris cet été',
    "J'ai adoré mon cours de chimie",
    'je cherche un emploi à distance',
    'plutôt une petite équipe',
    'bonjour, je suis étudiante en droit',
    "rien de spécial pour l'instant",
    'enseigner les maths au lycée',
    'pas de ventes au téléphone',
    'il me faut un visa',
    'des gens calmes et drôles',
  ],
  de: [
    'Ich arbeite gerne mit Kindern',
    'ich weiß es noch nicht',
    'Am liebsten draußen arbeiten',
    'Ich möchte Lehrerin werden',
    'lieber in einem kleinen Team',
    'mit Tieren und Pflanzen arbeiten',
    'Das Labor hat mir Spaß gemacht',
    'ich brauche ein Visum',
    'ruhige Kollegen und kleine Teams',
    'Bücher lesen und schreiben',
  ],
  pt: [
    'Gosto de trabalhar com crianças',
    'não sei ainda',
    'Odeio planilhas e reuniões',
    'quero ser professora',
    'Estou procurando um estágio',
    'adoro cozinhar para os amigos',
    'trabalhar em casa',
    'uma equipe pequena',
    'sou estudante de direito',
    'prefiro ficar ao ar livre',
    'não faço ideia',
    'dar aulas de matemática',
    'nunca vendas por telefone',
    'gente calma e engraçada',
  ],
  it: ['Mi piace molto lavorare con la gente', 'vorrei diventare insegnante', 'non lo so ancora', 'insegnare la matematica ai bambini'],
  zh: [
    '我喜欢编程',
    '我想当老师',
    '不知道',
    '在纽约实习',
    '我讨厌开会',
    '和孩子一起工作',
    '随便都可以',
    '我需要签证',
    '教数学，照顾动物',
    '薪水至少六万',
  ],
  ja: [
    'ロボットが好きです',
    '先生になりたいです',
    'まだわかりません',
    '会議が嫌いです',
    '東京で働きたい',
    '数学を教えること',
    'ビザが必要です',
    '小さいチームがいい',
  ],
  ko: [
    '로봇을 만드는 것을 좋아해요',
    '잘 모르겠어요',
    '선생님이 되고 싶어요',
    '회의가 싫어요',
    '수학을 가르치는 일',
    '비자가 필요해요',
    '작은 팀이 좋아요',
  ],
  ar: ['أحب العمل مع الأطفال', 'لا أعرف بعد', 'أريد أن أصبح مهندسا', 'أكره الاجتماعات', 'تدريس الرياضيات', 'أحتاج إلى تأشيرة', 'فريق صغير'],
  hi: ['मुझे बच्चों के साथ काम करना पसंद है', 'मुझे नहीं पता', 'मैं शिक्षक बनना चाहता हूँ', 'मुझे बैठकें पसंद नहीं हैं', 'गणित पढ़ाना', 'मुझे वीज़ा चाहिए', 'छोटी टीम'],
  ru: [
    'Я люблю работать с детьми',
    'не знаю',
    'хочу стать учителем',
    'ненавижу совещания',
    'преподавать математику',
    'мне нужна виза',
    'маленькая команда',
  ],
  vi: [
    'Tôi thích làm việc với trẻ em',
    'Tôi chưa biết',
    'Tôi muốn trở thành giáo viên',
    'tôi ghét họp hành',
    'làm việc ở nhà',
    'dạy toán cho học sinh',
    'tôi cần visa',
    'nhóm nhỏ thôi',
    'chăm sóc động vật và cây cối',
  ],
  tl: [
    'Gusto kong magtrabaho kasama ang mga bata',
    'hindi ko pa alam',
    'Gusto kong maging guro',
    'ayaw ko ng mga miting',
    'mahilig akong magluto para sa pamilya ko',
    'magturo ng matematika',
    'kailangan ko ng visa',
    'wala akong ideya',
  ],
  nl: ['Ik werk graag met kinderen'],
  pl: ['Lubię pracować z dziećmi'],
  tr: ['Çocuklarla çalışmayı seviyorum'],
  sv: ['Jag tycker om att arbeta med barn'],
};

const tooShort = ['ein Praktikum in Berlin', 'etwas mit Tieren', 'J’aime ça', 'no sé', 'oui', 'maliit na grupo lang'];

describe('the language of a message', () => {
  it.each(english)('is English or undetermined for "%s"', (message) => {
    expect(languageOf(message)).toBeNull();
  });

  it.each(Object.entries(foreign).flatMap(([code, messages]) => messages.map((message) => [message, code] as const)))(
    'is detected for "%s": %s',
    (message, code) => {
      expect(languageOf(message)).toBe(code);
    },
  );

  it.each(tooShort)('is not detected for "%s", which is short', (message) => {
    expect(languageOf(message)).toBeNull();
  });

  it('is that of most of a message in two languages', () => {
    expect(languageOf('Me encanta construir maquetas y trabajar con mi papá en las obras los fines de semana. I speak English too')).toBe(
      'es',
    );
    expect(languageOf('I worked at a taquería and I loved making tortillas con mi abuela')).toBeNull();
  });
});
