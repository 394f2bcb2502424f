import type { Job, Point, Student, Study } from './students.ts';

/** The best-known templates of résumés, each as a page of HTML that a browser prints, and what it leaves out. */
export const forms: Record<string, Form> = {
  harvard: {
    page: (s) =>
      page(
        'font:10.5pt "Liberation Serif";h1{font-size:16pt;text-align:center;margin:0}.c{text-align:center}h2{font-size:11pt;text-align:center;border-bottom:1px solid;margin:9pt 0 3pt}',
        `<h1>${name(s)}</h1><div class=c>${s.street} • ${s.city} • ${s.email} • ${s.phone}</div>
        <h2>Education</h2>${s.education
          .map(
            (e) =>
              `${two(`<b>${e.school}</b>`, e.place)}${two(`${e.degree === null ? 'Study abroad' : `${e.degree}, ${e.major}`}${gpa(e, '. GPA ')}`, e.degree === null ? range(e) : long(e.to))}${line(e.courses, `Relevant Coursework: ${e.courses?.join(', ')}`)}`,
          )
          .join('')}
        <h2>Experience</h2>${s.jobs.map(harvardJob).join('')}
        <h2>Leadership and Activities</h2>${s.service.map(harvardJob).join('')}
        <h2>Skills & Interests</h2>${s.skills.map(([label, list]) => `<div><b>${label}:</b> ${list.join(', ')}</div>`).join('')}
        <div><b>Language:</b> ${s.languages.map(([one, level]) => `${one} (${level})`).join(', ')}</div><div><b>Interests:</b> Ceramics, open water swimming</div>`,
      ),
    without: ['links', 'projects', 'awards', 'certificates'],
  },
  jake: {
    page: (s) =>
      page(
        'font:10pt "Latin Modern Roman","Liberation Serif";h1{font-size:22pt;font-variant:small-caps;text-align:center;margin:0}.c{text-align:center}h2{font-size:12pt;font-weight:normal;font-variant:small-caps;border-bottom:1px solid;margin:9pt 0 3pt}',
        `<h1>${name(s)}</h1><div class=c>${s.phone} | <u>${s.email}</u> | <u>${s.link}</u></div>
        <h2>Education</h2>${s.education.map((e) => `${two(`<b>${e.school}</b>`, e.place)}${two(`<i>${e.degree === null ? 'Exchange semester' : `${e.degree} in ${e.major}${e.minor === undefined ? '' : `, Minor in ${e.minor}`}`}</i>`, `<i>${range(e, short)}</i>`)}`).join('')}
        <h2>Experience</h2>${s.jobs.map((j) => `${two(`<b>${j.title}</b>`, range(j, long))}${two(`<i>${j.employer}</i>`, `<i>${j.place}</i>`)}${items(j)}`).join('')}
        <h2>Projects</h2>${s.projects.map((p) => `${two(`<b>${p.name}</b> | <i>${p.tools}</i>`, long(p.on))}${items(p)}`).join('')}
        <h2>Technical Skills</h2>${s.skills.map(([label, list]) => `<div><b>${label}</b>: ${list.join(', ')}</div>`).join('')}`,
      ),
    without: ['service', 'languages', 'awards', 'certificates', 'gpa'],
  },
  deedy: {
    page: (s) =>
      page(
        'font:9pt "Liberation Sans";h1{font-size:28pt;font-weight:300;text-align:center;margin:0}.c{text-align:center}h2{font-size:13pt;font-weight:300;text-transform:uppercase;margin:8pt 0 2pt}h3{font-size:9pt;text-transform:uppercase;margin:4pt 0 0}.m{color:#666;font-size:8pt}.g{display:flex;gap:18pt}.l{width:32%}.r{width:66%}',
        `<h1>${name(s)}</h1><div class=c>${s.link} | ${s.email} | ${s.phone}</div><div class=g><div class=l>
        <h2>Education</h2>${s.education.map((e) => `<h3>${e.school}</h3><div>${e.degree === null ? 'Exchange' : `${e.letters} in ${e.major}`}</div><div class=m>${e.degree === null ? range(e, short) : `Expected ${short(e.to)}`} | ${e.place}</div>${line(e.gpa, `GPA: ${e.gpa}`)}`).join('')}
        <h2>Coursework</h2>${(s.education[0]?.courses ?? []).map((c) => `<div>${c}</div>`).join('')}
        <h2>Skills</h2>${s.skills.map(([label, list]) => `<h3>${label}</h3><div>${list.join(' • ')}</div>`).join('')}
        <h2>Languages</h2>${s.languages.map(([one, level]) => `<div>${one} (${level})</div>`).join('')}</div><div class=r>
        <h2>Experience</h2>${s.jobs.map((j) => `<h3>${j.employer} <span style="font-weight:normal">| ${j.title}</span></h3><div class=m>${range(j, short)} | ${j.place}</div>${items(j)}`).join('')}
        <h2>Community</h2>${s.service.map((j) => `<h3>${j.employer} <span style="font-weight:normal">| ${j.title}</span></h3><div class=m>${range(j, short)} | ${j.place}</div>${items(j)}`).join('')}
        <h2>Awards</h2><table>${s.awards.map(([a, y]) => `<tr><td>${y}</td><td>${a}</td></tr>`).join('')}</table></div></div>`,
      ),
    without: ['projects', 'certificates'],
  },
  altacv: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:20pt;margin:0}h2{font-size:13pt;text-transform:uppercase;color:#246;border-bottom:2px solid;margin:9pt 0 3pt}h3{font-size:10.5pt;margin:4pt 0 0}.e{color:#a50;font-weight:bold}.m{color:#666;font-size:8.5pt}.g{display:flex;gap:18pt}.l{width:60%}.r{width:37%}.tag{border:1px solid #888;border-radius:4px;padding:1px 4px;display:inline-block;margin:2px}',
        `<h1>${upper(name(s))}</h1><div class=e>${s.headline}</div><div class=m>✉ ${s.email} &nbsp; ☎ ${s.phone} &nbsp; ⌂ ${s.city} &nbsp; ${s.link}</div><div class=g><div class=l>
        <h2>Experience</h2>${s.jobs.map(altaJob).join('<hr style="border:0;border-top:1px dashed #999">')}
        <h2>Projects</h2>${s.projects.map((p) => `<h3>${p.name}</h3><div class=m>▦ ${long(p.on)}</div>${items(p)}`).join('')}
        <h2>Volunteering</h2>${s.service.map(altaJob).join('')}</div><div class=r>
        <h2>Most proud of</h2>${s.awards.map(([a, y]) => `<div><b>${a}</b>, ${y}</div>`).join('')}
        <h2>Strengths</h2><div>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<span class=tag>${one}</span>`)
          .join(' ')}</div>
        <h2>Languages</h2>${s.languages.map(([one], at) => two(one, '●●●●●'.slice(at) + '○○○○○'.slice(0, at))).join('')}
        <h2>Education</h2>${s.education.map((e) => `<h3>${e.degree === null ? 'Exchange semester' : `${e.letters} in ${e.major}`}</h3><div class=e>${e.school}</div><div class=m>▦ ${range(e, long)}</div>`).join('')}</div></div>`,
      ),
    without: ['certificates', 'gpa'],
  },
  moderncv: {
    page: (s) =>
      page(
        'font:10pt "Liberation Sans";h1{font-size:26pt;font-weight:300;margin:0}.h{display:flex;justify-content:space-between}.m{text-align:right;font-size:8.5pt;color:#555}h2{font-size:13pt;font-weight:normal;color:#37a;margin:8pt 0 2pt;padding-left:96pt;border-top:0}table{border-spacing:0}td{vertical-align:top;padding:1pt 0}td:first-child{width:86pt;text-align:right;padding-right:10pt}',
        `<div class=h><div><h1>${name(s)}</h1><i>${s.headline}</i></div><div class=m>${s.street}<br>${s.city}<br>☎ ${s.phone}<br>✉ ${s.email}<br>${s.link}</div></div>
        <h2>Education</h2><table>${s.education.map((e) => row(`${e.from[0]}–${e.to[0]}`, `<b>${e.degree === null ? 'Exchange' : `${e.letters} ${e.major}`}</b>, <i>${e.school}</i>, ${e.place}${gpa(e, ', <i>GPA ')}${e.gpa === undefined ? '' : '</i>'}.`)).join('')}</table>
        <h2>Experience</h2><table>${s.jobs.map((j) => row(range(j, short), `<b>${j.title}</b>, <i>${j.employer}</i>, ${j.place}.${items(j)}`)).join('')}</table>
        <h2>Volunteer work</h2><table>${s.service.map((j) => row(range(j, short), `<b>${j.title}</b>, <i>${j.employer}</i>, ${j.place}.${items(j)}`)).join('')}</table>
        <h2>Languages</h2><table>${s.languages.map(([one, level]) => row(`<b>${one}</b>`, level)).join('')}</table>
        <h2>Skills</h2><table>${s.skills.map(([label, list]) => row(label, list.join(', '))).join('')}</table>
        <h2>Awards</h2><table>${s.awards.map(([a, y]) => row(String(y), a)).join('')}</table>`,
      ),
    without: ['projects', 'certificates'],
  },
  awesomecv: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:26pt;font-weight:300;text-align:center;margin:0}.c{text-align:center;font-size:8pt}h2{font-size:14pt;margin:9pt 0 3pt;border-bottom:1px solid #888}.s{font-variant:small-caps;font-size:9pt}td{vertical-align:top}',
        `<h1>${s.name[0]} <b>${s.name[1]}</b></h1><div class=c>${s.headline.toUpperCase()}</div><div class=c><i>${s.street}, ${s.city}</i></div><div class=c>${s.phone} | ${s.email} | ${s.link}</div>
        <h2>Summary</h2><div>${s.summary}</div>
        <h2>Work Experience</h2>${s.jobs.map(awesomeJob).join('')}
        <h2>Honors &amp; Awards</h2><table>${s.awards.map(([a, y]) => `<tr><td>${y}</td><td><b>${a}</b></td></tr>`).join('')}</table>
        <h2>Certificates</h2><table>${s.certificates.map(([a, y]) => `<tr><td>${y}</td><td><b>${a}</b></td></tr>`).join('')}</table>
        <h2>Skills</h2><table>${s.skills.map(([label, list]) => `<tr><td style="text-align:right;padding-right:10pt"><b>${label}</b></td><td>${list.join(', ')}</td></tr>`).join('')}</table>
        <h2>Extracurricular Activity</h2>${s.service.map(awesomeJob).join('')}
        <h2>Education</h2>${s.education.map((e) => `${two(`<b>${e.school}</b>`, `<i>${e.place}</i>`)}${two(`<span class=s>${e.degree === null ? 'Exchange semester' : `${e.letters} in ${e.major}`}</span>`, `<i>${range(e, short)}</i>`)}${line(e.gpa, `<ul><li>GPA: ${e.gpa}</li></ul>`)}`).join('')}`,
      ),
    without: ['projects', 'languages'],
  },
  wordAts: {
    page: (s) =>
      page(
        'font:11pt Carlito,"Liberation Sans";h1{font-size:28pt;margin:0}h2{font-size:14pt;color:#444;margin:12pt 0 4pt;border-bottom:1px solid #999}h3{font-size:11pt;margin:6pt 0 0}',
        `<h1>${upper(name(s))}</h1><div>${s.city} | ${s.phone} | ${s.email} | ${s.link}</div>
        <h2>Objective</h2><div>${s.summary}</div>
        <h2>Experience</h2>${s.jobs.map((j) => `<h3>${j.title} | ${j.employer} | ${range(j, long)}</h3>${items(j)}`).join('')}
        <h2>Education</h2>${s.education.map((e) => `<h3>${e.degree === null ? 'Semester abroad' : `${e.degree} in ${e.major}`} | ${long(e.to)} | ${e.school}</h3>${e.gpa === undefined ? '' : `<ul><li>GPA: ${e.gpa}</li><li>Related coursework: ${e.courses?.join(', ')}</li></ul>`}`).join('')}
        <h2>Skills &amp; abilities</h2><ul>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<li>${one}</li>`)
          .join('')}</ul>
        <h2>Leadership</h2>${s.service.map((j) => `<h3>${j.title} | ${j.employer} | ${range(j, long)}</h3>${items(j)}`).join('')}`,
      ),
    without: ['places', 'projects', 'languages', 'awards', 'certificates'],
  },
  wordModern: {
    page: (s) =>
      page(
        'font:11pt Carlito,"Liberation Sans";h1{font-size:34pt;font-weight:normal;text-align:center;margin:0;text-transform:uppercase}.c{text-align:center}h2{font-size:16pt;margin:10pt 0 4pt;text-transform:uppercase}h3{font-size:13pt;margin:0;text-transform:uppercase;color:#1a7a6c}.d{font-weight:bold;color:#555;text-transform:uppercase}.b{border-left:3px dotted #aaa;padding-left:24pt;margin:6pt 0}ul{margin:0;padding-left:14pt}.two{columns:2}',
        `<h1>${s.name[0]} <b>${s.name[1]}</b></h1><div class=c>${s.street}, ${s.city} · ${s.phone}</div><div class=c>${s.email} · ${s.link}</div><p>${s.summary}</p>
        <h2>Experience</h2>${s.jobs.map((j) => `<div class=b><div class=d>${range(j, long)}</div><h3>${j.title}, <span style="font-weight:normal">${j.employer}</span></h3>${j.deeds.map((d) => `<div>${d}.</div>`).join('')}</div>`).join('')}
        <h2>Education</h2>${s.education.map((e) => `<div class=b><div class=d>${long(e.to)}</div><h3>${e.degree === null ? 'Exchange semester' : `${e.letters} ${e.major}`}, <span style="font-weight:normal">${e.school}</span></h3>${line(e.gpa, `GPA: ${e.gpa}`)}</div>`).join('')}
        <h2>Skills</h2><ul class=two>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<li>${one}</li>`)
          .join('')}</ul>
        <h2>Activities</h2>${s.service.map((j) => `<div class=b><div class=d>${range(j, long)}</div><h3>${j.title}, <span style="font-weight:normal">${j.employer}</span></h3>${j.deeds.map((d) => `<div>${d}.</div>`).join('')}</div>`).join('')}`,
      ),
    without: ['places', 'projects', 'languages', 'awards', 'certificates'],
  },
  wordCreative: {
    page: (s) =>
      page(
        'font:10pt "Liberation Sans";td{vertical-align:top;padding:4pt 8pt 8pt 0}td:first-child{width:110pt;color:#a33;text-transform:uppercase;font-weight:bold;border-top:1px solid #ccc}td+td{border-top:1px solid #ccc}h1{font-size:24pt;margin:0;color:#a33}h3{font-size:10pt;margin:3pt 0 0;text-transform:uppercase}',
        `<h1>${name(s)}</h1><div>${s.city} | ${s.phone} | ${s.email}</div><table>
        ${row('Objective', s.summary)}
        ${row('Experience', s.jobs.map((j) => `<h3>${j.title}, ${j.employer}</h3><div>${range(j, long)}</div>${items(j)}`).join(''))}
        ${row('Education', s.education.map((e) => `<h3>${e.school}, ${e.place}${e.degree === null ? '' : `, ${e.degree} in ${e.major}`}</h3><div>${long(e.to)}</div>${line(e.gpa, `<div>GPA ${e.gpa}</div>`)}`).join(''))}
        ${row('Skills', s.skills.map(([, list]) => `<div>${list.join(', ')}</div>`).join(''))}
        ${row('Volunteering', s.service.map((j) => `<h3>${j.title}, ${j.employer}</h3><div>${range(j, long)}</div>${items(j)}`).join(''))}
        ${row('Awards', s.awards.map(([a, y]) => `<div>${a}, ${y}</div>`).join(''))}</table>`,
      ),
    without: ['links', 'places', 'projects', 'languages', 'certificates'],
  },
  docsSerif: {
    page: (s) =>
      page(
        'font:9pt "Liberation Serif";h1{font-size:30pt;font-weight:normal;margin:0}.g{display:flex;gap:24pt}.l{width:64%}.r{width:32%}h2{font-size:9pt;color:#2079c7;margin:12pt 0 4pt}h3{font-size:11pt;margin:6pt 0 0}.d{font-size:8pt;color:#666}',
        `<div class=g><div class=l><h1>${name(s)}</h1><div>${s.headline}</div>
        <h2>EXPERIENCE</h2>${s.jobs.map(docsJob).join('')}
        <h2>EDUCATION</h2>${s.education.map((e) => `<h3>${e.school}, <span style="font-weight:normal">${e.place} — </span><i style="font-weight:normal">${e.degree === null ? 'Exchange' : `${e.letters} ${e.major}`}</i></h3><div class=d>${upper(range(e, long, ' - '))}</div>${line(e.gpa, `<div>GPA ${e.gpa}</div>`)}`).join('')}
        <h2>PROJECTS</h2>${s.projects.map((p) => `<h3>${p.name} — <i style="font-weight:normal">${p.tools}</i></h3><div class=d>${upper(long(p.on))}</div><div>${p.deeds.join('. ')}.</div>`).join('')}</div>
        <div class=r><div>${s.street}</div><div>${s.city} 97214</div><div><b>${s.phone}</b></div><div><b>${s.email}</b></div>
        <h2>SKILLS</h2>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<div>${one}</div>`)
          .join('')}
        <h2>AWARDS</h2>${s.awards.map(([a, y]) => `<div><b>${a}</b>, ${y}</div>`).join('')}
        <h2>LANGUAGES</h2><div>${s.languages.map(([one]) => one).join(', ')}</div></div></div>`,
      ),
    without: ['links', 'service', 'certificates'],
  },
  docsCoral: {
    page: (s) =>
      page(
        'font:11pt "Liberation Sans";h1{font-size:36pt;margin:0}h2{font-size:16pt;color:#f75d5d;margin:14pt 0 4pt}h3{font-size:12pt;margin:8pt 0 0}.d{font-size:10pt;color:#666}ul{margin:2pt 0}',
        `<h1>${name(s)}</h1><div>${s.street}, ${s.city}</div><div>${s.phone} | ${s.email}</div>
        <h2>Skills</h2><ul>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<li>${one}</li>`)
          .join('')}</ul>
        <h2>Experience</h2>${s.jobs.map((j) => `<div class=d>${upper(range(j, long))}</div><h3>${j.employer}, <span style="font-weight:normal">${j.place} - <i>${j.title}</i></span></h3>${items(j)}`).join('')}
        <h2>Education</h2>${s.education.map((e) => `<div class=d>${upper(range(e, long))}</div><h3>${e.school}, <span style="font-weight:normal">${e.place}${e.degree === null ? '' : ` - <i>${e.degree}, ${e.major}</i>`}</span></h3>`).join('')}
        <h2>Awards</h2>${s.awards.map(([a, y]) => `<div>${a}, ${y}</div>`).join('')}`,
      ),
    without: ['links', 'service', 'projects', 'languages', 'certificates', 'gpa'],
  },
  docsSpearmint: {
    page: (s) =>
      page(
        'font:11pt "Liberation Sans";h1{font-size:28pt;font-weight:normal;margin:0;color:#00ab44}h2{font-size:14pt;color:#00ab44;margin:14pt 0 4pt}h3{font-size:12pt;margin:8pt 0 0}.d{font-size:9pt;color:#666}',
        `<h1>${name(s)}</h1><div>${s.street}, ${s.city} | ${s.phone} | ${s.email}</div>
        <h2>EDUCATION</h2>${s.education.map((e) => `<h3>${e.school} / <span style="font-weight:normal">${e.degree === null ? 'Exchange' : `${e.degree} in ${e.major}`}</span></h3><div class=d>${range(e, long, ' - ').toUpperCase()}, ${e.place.toUpperCase()}</div>`).join('')}
        <h2>EXPERIENCE</h2>${s.jobs.map((j) => `<h3>${j.employer} / <span style="font-weight:normal">${j.title}</span></h3><div class=d>${range(j, long, ' - ').toUpperCase()}, ${j.place.toUpperCase()}</div>${items(j)}`).join('')}
        <h2>VOLUNTEER EXPERIENCE</h2>${s.service.map((j) => `<h3>${j.employer} / <span style="font-weight:normal">${j.title}</span></h3><div class=d>${range(j, long, ' - ').toUpperCase()}, ${j.place.toUpperCase()}</div>${items(j)}`).join('')}
        <h2>SKILLS</h2><div>${s.skills.flatMap(([, list]) => list).join(', ')}</div>
        <h2>LANGUAGES</h2><div>${s.languages.map(([one, level]) => `${one}: ${level}`).join(', ')}</div>`,
      ),
    without: ['links', 'projects', 'awards', 'certificates', 'gpa'],
  },
  docsSwiss: {
    page: (s) =>
      page(
        'font:10pt "Liberation Sans";h1{font-size:30pt;margin:0;padding-left:150pt}td{vertical-align:top;padding:6pt 0}td:first-child{width:150pt;color:#d44;font-weight:bold;font-size:11pt}h3{font-size:11pt;margin:4pt 0 0}.d{font-size:9pt;color:#777}',
        `<h1>${s.name[0]}<br>${s.name[1]}</h1><table>${row('', `${s.street}<br>${s.city}<br>${s.phone}<br>${s.email}`)}
        ${row('ㅡ<br>Skills', s.skills.map(([label, list]) => `<div>${label}: ${list.join(', ')}</div>`).join(''))}
        ${row('ㅡ<br>Experience', s.jobs.map((j) => `<h3>${j.employer} / <span style="font-weight:normal">${j.title}</span></h3><div class=d>${range(j, long, ' - ')}, ${j.place}</div>${items(j)}`).join(''))}
        ${row('ㅡ<br>Education', s.education.map((e) => `<h3>${e.school} / <span style="font-weight:normal">${e.degree === null ? 'Exchange' : `${e.letters} ${e.major}`}</span></h3><div class=d>${range(e, long, ' - ')}, ${e.place}</div>${line(e.gpa, `<div>GPA: ${e.gpa}</div>`)}`).join(''))}
        ${row('ㅡ<br>Awards', s.awards.map(([a, y]) => `<div>${a} (${y})</div>`).join(''))}</table>`,
      ),
    without: ['links', 'service', 'projects', 'languages', 'certificates'],
  },
  novoresume: {
    page: (s) =>
      page(
        'font:9pt "Liberation Sans";h1{font-size:24pt;margin:0}h2{font-size:12pt;text-transform:uppercase;color:#3a6;margin:9pt 0 3pt}h3{font-size:11pt;margin:4pt 0 0;font-weight:bold}.e{font-size:11pt}.d{color:#3a6;font-style:italic;font-size:8pt;display:flex;justify-content:space-between}.g{display:flex;gap:20pt}.l{width:57%}.r{width:39%}.tag{background:#3a6;color:#fff;padding:2px 5px;display:inline-block;margin:2px}',
        `<h1>${name(s)}</h1><div class=e>${s.headline}</div><p>${s.summary}</p><div style="display:flex;justify-content:space-between"><span>${s.email} ✉</span><span>${s.phone} ☎</span><span>${s.city} ⌖</span><span>${s.link} in</span></div><div class=g><div class=l>
        <h2>Work experience</h2>${s.jobs.map((j) => `<h3>${j.title}</h3><div class=e>${j.employer}</div><div class=d><span>${range(j, slash)}</span><span>${j.place}</span></div><div class=d>Achievements/Tasks</div>${items(j)}`).join('')}
        <h2>Education</h2>${s.education.map((e) => `<h3>${e.degree === null ? 'Exchange semester' : `${e.degree} in ${e.major}`}</h3><div class=e>${e.school}</div><div class=d><span>${range(e, slash)}</span><span>${e.gpa ?? ''}</span></div>`).join('')}</div><div class=r>
        <h2>Skills</h2>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<span class=tag>${one}</span>`)
          .join(' ')}
        <h2>Personal projects</h2>${s.projects.map((p) => `<div>${p.name} (${slash(p.on)})</div>${items(p)}`).join('')}
        <h2>Volunteer experience</h2>${s.service.map((j) => `<h3>${j.title}</h3><div class=e>${j.employer}</div><div class=d><span>${range(j, slash)}</span></div>${items(j)}`).join('')}
        <h2>Certificates</h2>${s.certificates.map(([a, y]) => `<div>${a} (${y})</div>`).join('')}
        <h2>Languages</h2>${s.languages.map(([one, level]) => `<div>${one}</div><div class=d>${title(level)} Proficiency</div>`).join('')}</div></div>`,
      ),
    without: ['awards', 'gpa', 'service places'],
  },
  enhancv: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:22pt;margin:0;text-transform:uppercase}h2{font-size:12pt;text-transform:uppercase;border-bottom:3px solid #000;margin:10pt 0 4pt}h3{font-size:11.5pt;font-weight:normal;margin:4pt 0 0}.e{color:#08b;font-weight:bold}.m{color:#555;font-size:8pt}.g{display:flex;gap:24pt}.l{width:60%}.r{width:36%}',
        `<h1>${name(s)}</h1><div class=e>${s.headline}</div><div class=m>☎ ${s.phone} &nbsp; @ ${s.email} &nbsp; ⚭ ${s.link} &nbsp; ⚲ ${s.city}</div><div class=g><div class=l>
        <h2>Experience</h2>${s.jobs.map((j) => `<h3>${j.title}</h3><div class=e>${j.employer}</div><div class=m>▣ ${range(j, slash)} &nbsp;&nbsp; ⚲ ${j.place}</div>${items(j)}`).join('')}
        <h2>Education</h2>${s.education.map((e) => `<h3>${e.degree === null ? 'Exchange' : `${e.degree} in ${e.major}`}</h3><div class=e>${e.school}</div><div class=m>▣ ${range(e, slash)} &nbsp;&nbsp; ⚲ ${e.place}</div>`).join('')}
        <h2>Languages</h2><div style="display:flex;gap:30pt">${s.languages.map(([one, level]) => `<span>${one} <span class=m>${title(level)}</span></span>`).join('')}</div></div><div class=r>
        <h2>Summary</h2><div>${s.summary}</div>
        <h2>Key achievements</h2>${s.awards.map(([a, y]) => `<div><b>${a}</b>, ${y}</div>`).join('')}
        <h2>Skills</h2><div>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<span style="border-bottom:1px solid #999;margin-right:10pt;display:inline-block">${one}</span>`)
          .join(' ')}</div>
        <h2>Training / Courses</h2>${s.certificates.map(([a, y]) => `<div>${a}, ${y}</div>`).join('')}</div></div>`,
      ),
    without: ['projects', 'service', 'gpa'],
  },
  canvaLeft: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:30pt;letter-spacing:4px;margin:0}h2{font-size:11pt;letter-spacing:3px;margin:14pt 0 5pt;text-transform:uppercase}h3{font-size:10pt;margin:5pt 0 0}.g{display:flex;gap:24pt}.l{width:30%;background:#233;color:#fff;padding:14pt}.r{width:62%}',
        `<div class=g><div class=l><h2>Contact</h2><div>☎ ${s.phone}</div><div>✉ ${s.email}</div><div>⌂ ${s.city}</div>
        <h2>Education</h2>${s.education.map((e) => `<div>${e.from[0]} - ${e.to[0]}</div><div><b>${upper(e.school)}</b></div>${e.degree === null ? '' : `<ul><li>${e.degree} in ${e.major}</li>${line(e.gpa, `<li>GPA: ${e.gpa}</li>`)}</ul>`}`).join('')}
        <h2>Skills</h2><ul>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<li>${one}</li>`)
          .join('')}</ul>
        <h2>Languages</h2><ul>${s.languages.map(([one, level]) => `<li>${one} (${title(level)})</li>`).join('')}</ul></div><div class=r>
        <h1>${upper(s.name[0])}<br>${upper(s.name[1])}</h1><div style="letter-spacing:2px">${upper(s.headline)}</div>
        <h2>Profile</h2><div>${s.summary}</div>
        <h2>Work experience</h2>${s.jobs.map((j) => `${two(`<b>${j.employer}</b>`, upper(range(j, (p) => String(p[0]), ' - ')))}<div>${j.title}</div>${items(j)}`).join('')}
        <h2>Reference</h2><div><b>Estelle Darcy</b></div><div>Wardiere Inc. / CTO</div><div>Phone: 123-456-7890</div></div></div>`,
      ),
    without: ['links', 'places', 'projects', 'service', 'awards', 'certificates', 'months'],
  },
  canvaRight: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:28pt;margin:0}h2{font-size:13pt;margin:12pt 0 5pt;color:#b60}h3{font-size:10.5pt;margin:0}.g{display:flex;gap:24pt}.l{width:62%}.r{width:32%;background:#f4ead8;padding:12pt}td{vertical-align:top;padding:2pt 8pt 4pt 0}td:first-child{width:62pt}',
        `<div class=g><div class=l><h1>${name(s)}</h1><div>${s.headline}</div>
        <h2>About Me</h2><div>${s.summary}</div>
        <h2>Experience</h2><table>${s.jobs.map((j) => row(`${short(j.from)} -<br>${j.to === null ? 'Present' : short(j.to)}`, `<h3>${j.title}</h3><div>${j.employer}, ${j.place}</div>${items(j)}`)).join('')}</table>
        <h2>Education</h2><table>${s.education.map((e) => row(`${e.from[0]} -<br>${e.to[0]}`, `<h3>${e.degree === null ? 'Exchange semester' : `${e.degree} in ${e.major}`}</h3><div>${e.school}</div>${line(e.gpa, `<div>GPA: ${e.gpa}</div>`)}`)).join('')}</table></div><div class=r>
        <h2>Contact</h2><div>${s.phone}</div><div>${s.email}</div><div>${s.link}</div><div>${s.city}</div>
        <h2>Expertise</h2>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<div>${one}</div>`)
          .join('')}
        <h2>Language</h2>${s.languages.map(([one]) => `<div>${one}</div>`).join('')}
        <h2>Awards</h2>${s.awards.map(([a, y]) => `<div>${a}</div><div style="color:#777">${y}</div>`).join('')}</div></div>`,
      ),
    without: ['projects', 'service', 'certificates'],
  },
  careerOffice: {
    page: (s) =>
      page(
        'font:11pt "Liberation Serif";h1{font-size:18pt;text-align:center;margin:0}.c{text-align:center}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid;margin:9pt 0 3pt}ul ul{margin:0}',
        `<h1>${upper(name(s))}</h1><div class=c>${s.city} ◆ ${s.phone} ◆ ${s.email} ◆ ${s.link}</div>
        <h2>Education</h2>${s.education.map((e) => `${two(`<b>${e.school}</b>, ${e.place}`, e.degree === null ? range(e) : `Expected ${long(e.to)}`)}${e.degree === null ? '<div><i>Study Abroad</i></div>' : `<div>${e.degree} in ${e.major}${e.minor === undefined ? '' : `; Minor in ${e.minor}`}${gpa(e, '; GPA: ')}</div>`}${line(e.courses, `<ul><li>Honors: ${e.honors?.join(', ')}</li><li>Coursework: ${e.courses?.join(', ')}</li></ul>`)}`).join('')}
        <h2>Relevant Experience</h2>${s.jobs
          .slice(0, 2)
          .map((j) => `${two(`<b>${j.title}</b>, ${j.employer}, ${j.place}`, range(j, short))}${items(j)}`)
          .join('')}
        <h2>Additional Experience</h2>${s.jobs
          .slice(2)
          .map((j) => `${two(`<b>${j.title}</b>, ${j.employer}, ${j.place}`, range(j, short))}${items(j)}`)
          .join('')}
        <h2>Campus &amp; Community Involvement</h2>${s.service.map((j) => `${two(`<b>${j.title}</b>, ${j.employer}, ${j.place}`, range(j, short))}${items(j)}`).join('')}
        <h2>Skills &amp; Certifications</h2><div><b>Skills:</b> ${s.skills.flatMap(([, list]) => list).join(', ')}</div><div><b>Certifications:</b> ${s.certificates.map(([a, y]) => `${a} (${y})`).join(', ')}</div><div><b>Languages:</b> ${s.languages.map(([one, level]) => `${title(level)} ${one}`).join(', ')}</div>`,
      ),
    without: ['projects', 'awards'],
    honors: true,
  },
  indeed: {
    page: (s) =>
      page(
        'font:10.5pt "Liberation Sans";h1{font-size:20pt;margin:0}h2{font-size:14pt;border-bottom:1px solid #ccc;margin:12pt 0 4pt;font-weight:normal}h3{font-size:11pt;margin:6pt 0 0}',
        `<h1>${name(s)}</h1><div>${s.headline}</div><div>${s.city}</div><div>${s.email}</div><div>${s.phone}</div><p>${s.summary}</p>
        <h2>Work Experience</h2>${s.jobs.map((j) => `<h3>${j.title}</h3><div>${j.employer} - ${j.place}</div><div>${range(j, long, ' to ')}</div>${items(j)}`).join('')}
        <h2>Education</h2>${s.education
          .filter(({ degree }) => degree !== null)
          .map((e) => `<h3>${e.degree} in ${e.major}</h3><div>${e.school} - ${e.place}</div><div>${range(e, long, ' to ')}</div>`)
          .join('')}
        <h2>Skills</h2><ul>${s.skills
          .flatMap(([, list]) => list)
          .map((one, at) => `<li>${one}${at % 3 === 0 ? ' (2 years)' : ''}</li>`)
          .join('')}</ul>
        <h2>Languages</h2><ul>${s.languages.map(([one, level]) => `<li>${one} - ${title(level)}</li>`).join('')}</ul>
        <h2>Certifications and Licenses</h2>${s.certificates.map(([a, y]) => `<h3>${a}</h3><div>May ${y} to Present</div>`).join('')}`,
      ),
    without: ['links', 'projects', 'service', 'awards', 'gpa', 'visits'],
  },
  linkedin: {
    page: (s) =>
      page(
        'font:10.5pt "Liberation Sans";h1{font-size:26pt;font-weight:normal;margin:0}h2{font-size:15.5pt;font-weight:normal;margin:16pt 0 6pt}.g{display:flex;gap:24pt}.l{width:28%;background:#293e49;color:#fff;padding:14pt}.l h2{font-size:13pt}.r{width:66%}.e{font-size:12pt;font-weight:bold}.t{font-size:11.5pt}.d{color:#555}',
        `<div class=g><div class=l><h2>Contact</h2><div>${s.email}</div><div>${s.phone} (Mobile)</div><div>${s.link} (LinkedIn)</div>
        <h2>Top Skills</h2>${(s.skills[0]?.[1] ?? []).map((one) => `<div>${one}</div>`).join('')}
        <h2>Languages</h2>${s.languages.map(([one, level]) => `<div>${one} (${level === 'native' ? 'Native or Bilingual' : level === 'fluent' ? 'Full Professional' : 'Limited Working'})</div>`).join('')}
        <h2>Certifications</h2>${s.certificates.map(([a]) => `<div>${a}</div>`).join('')}
        <h2>Honors-Awards</h2>${s.awards.map(([a]) => `<div>${a}</div>`).join('')}</div><div class=r>
        <h1>${name(s)}</h1><div>${s.headline}</div><div class=d>${s.city.split(',')[0]}, ${stateOf(s.city)}, United States</div>
        <h2>Summary</h2><div>${s.summary}</div>
        <h2>Experience</h2>${s.jobs.map((j) => `<div class=e>${j.employer}</div><div class=t>${j.title}</div><div class=d>${range(j, long, ' - ')} (7 months)</div><div class=d>${j.place}</div>${j.deeds.map((d) => `<div>- ${d}</div>`).join('')}`).join('<br>')}
        <h2>Education</h2>${s.education.map((e) => `<div class=e>${e.school}</div><div>${e.degree === null ? 'Exchange' : `${e.degree}, ${e.major}`} · (${range(e, long, ' - ')})</div>`).join('')}</div></div>`,
      ),
    without: ['projects', 'service', 'gpa', 'other skills'],
  },
  zety: {
    page: (s) =>
      page(
        'font:10pt "Liberation Sans";h1{font-size:26pt;margin:0;color:#024}h2{font-size:14pt;color:#024;border-bottom:1px solid #ccc;margin:10pt 0 4pt}td{vertical-align:top;padding:2pt 8pt 4pt 0}td:first-child{width:80pt;font-weight:bold;font-size:9pt}h3{font-size:11pt;margin:0}',
        `<h1>${name(s)}</h1><div>${s.headline}</div><table>${row('Phone', s.phone)}${row('E-mail', s.email)}${row('LinkedIn', s.link)}</table><p>${s.summary}</p>
        <h2>Experience</h2><table>${s.jobs.map((j) => row(`${iso(j.from)} -<br>${j.to === null ? 'present' : iso(j.to)}`, `<h3>${j.title}</h3><i>${j.employer}, ${j.place}</i>${items(j)}`)).join('')}</table>
        <h2>Education</h2><table>${s.education.map((e) => row(`${iso(e.from)} -<br>${iso(e.to)}`, `<h3>${e.degree === null ? 'Exchange' : `${e.letters} in ${e.major}`}</h3><i>${e.school}, ${e.place}</i>${line(e.gpa, `<ul><li>GPA: ${e.gpa}</li></ul>`)}`)).join('')}</table>
        <h2>Skills</h2>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<div style="display:flex;justify-content:space-between"><span>${one}</span><span>★★★★☆</span></div>`)
          .join('')}
        <h2>Certificates</h2><table>${s.certificates.map(([a, y]) => row(`${y}-05`, a)).join('')}</table>`,
      ),
    without: ['projects', 'service', 'languages', 'awards'],
  },
  resumeIo: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:12pt 0 4pt}h3{font-size:10pt;margin:5pt 0 0}.d{font-size:8pt;color:#999;letter-spacing:1px}.g{display:flex;gap:28pt}.l{width:66%}.r{width:28%}',
        `<h1>${name(s)}</h1><div class=d>${upper(s.headline)}</div><div class=g><div class=l>
        <h2>Profile</h2><div>${s.summary}</div>
        <h2>Employment History</h2>${s.jobs.map((j) => `<h3>${j.title} at ${j.employer}, ${j.place.split(',')[0]}</h3><div class=d>${upper(range(j, long, ' — '))}</div>${items(j)}`).join('')}
        <h2>Education</h2>${s.education.map((e) => `<h3>${e.degree === null ? 'Exchange semester' : `${e.degree} in ${e.major}`}, ${e.school}, ${e.place.split(',')[0]}</h3><div class=d>${upper(range(e, long, ' — '))}</div>${line(e.gpa, `<div>GPA: ${e.gpa}</div>`)}`).join('')}
        <h2>Extra-curricular activities</h2>${s.service.map((j) => `<h3>${j.title} at ${j.employer}, ${j.place.split(',')[0]}</h3><div class=d>${upper(range(j, long, ' — '))}</div>${items(j)}`).join('')}</div><div class=r>
        <h2>Details</h2><div>${s.street}</div><div>${s.city}</div><div>United States</div><div>${s.phone}</div><div>${s.email}</div>
        <h2>Links</h2><div>${s.link}</div>
        <h2>Skills</h2>${s.skills
          .flatMap(([, list]) => list)
          .map((one) => `<div>${one}</div>`)
          .join('')}
        <h2>Languages</h2>${s.languages.map(([one]) => `<div>${one}</div>`).join('')}</div></div>`,
      ),
    without: ['projects', 'awards', 'certificates', 'states'],
  },
  wharton: {
    page: (s) =>
      page(
        'font:10.5pt "Liberation Serif";h1{font-size:16pt;text-align:center;margin:0}.c{text-align:center;border-bottom:1px solid}table{width:100%}td{vertical-align:top;padding:5pt 0 0}td:first-child{width:90pt;font-weight:bold;font-size:9.5pt}',
        `<h1>${upper(name(s))}</h1><div class=c>${s.street}, ${s.city} | ${s.phone} | ${s.email}</div><table>
        ${row('EDUCATION', s.education.map((e) => `${two(`<b>${upper(e.school)}</b>`, e.place)}${two(`${e.degree === null ? 'Exchange student' : `${e.degree}, ${e.major}`}${gpa(e, '; GPA: ')}`, range(e, short))}`).join(''))}
        ${row('EXPERIENCE', s.jobs.map((j) => `${two(`<b>${upper(j.employer)}</b>`, j.place)}${two(`<i>${j.title}</i>`, range(j, short))}${items(j)}`).join(''))}
        ${row('LEADERSHIP', s.service.map((j) => `${two(`<b>${upper(j.employer)}</b>`, j.place)}${two(`<i>${j.title}</i>`, range(j, short))}${items(j)}`).join(''))}
        ${row('ADDITIONAL', `<div><b>Skills:</b> ${s.skills.flatMap(([, list]) => list).join(', ')}</div><div><b>Languages:</b> ${s.languages.map(([one, level]) => `${one} (${level})`).join(', ')}</div><div><b>Awards:</b> ${s.awards.map(([a, y]) => `${a} (${y})`).join('; ')}</div>`)}</table>`,
      ),
    without: ['links', 'projects', 'certificates'],
  },
  roles: {
    page: (s) =>
      page(
        'font:10.5pt Carlito,"Liberation Sans";h1{font-size:22pt;margin:0}h2{font-size:11pt;letter-spacing:2.5px;text-transform:uppercase;border-bottom:1px solid;margin:10pt 0 3pt}',
        `<h1>${name(s)}</h1><div>${s.email} · ${s.phone} · ${s.city}</div>
        <h2>Professional Experience</h2>${two(`<b>${s.jobs[0]?.employer}</b>`, s.jobs[0]?.place ?? '')}${s.jobs.map((j) => `${two(`<i>${j.title}</i>`, range(j, short))}${items(j)}`).join('')}
        <h2>Community Service</h2>${s.service.map((j) => `${two(`<b>${j.employer}</b>`, j.place)}${two(`<i>${j.title}</i>`, range(j, short))}${items(j)}`).join('')}
        <h2>Education</h2>${s.education.map((e) => `${two(`<b>${e.degree === null ? 'Exchange semester' : `${e.letters}, ${e.major}`}</b>`, String(e.to[0]))}<div>${e.school}, ${e.place}</div>`).join('')}
        <h2>Certifications</h2>${s.certificates.map(([a, y]) => two(a, String(y))).join('')}
        <h2>Core Competencies</h2><table style="width:100%">${pairs(s.skills.flatMap(([, list]) => list))
          .map(
            ([a, b, c]) => `<tr><td>• ${a}</td><td>${b === undefined ? '' : `• ${b}`}</td><td>${c === undefined ? '' : `• ${c}`}</td></tr>`,
          )
          .join('')}</table>`,
      ),
    without: ['links', 'projects', 'languages', 'awards', 'gpa'],
    oneEmployer: true,
  },
  europass: {
    page: (s) =>
      page(
        'font:9.5pt "Liberation Sans";h1{font-size:20pt;margin:0}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #999;margin:12pt 0 4pt}.d{font-size:9pt;color:#555}',
        `<h1>${name(s)}</h1><div class=d><b>Nationality:</b> American | <b>Phone number:</b> ${s.phone} (Mobile)</div><div class=d><b>Email address:</b> ${s.email} | <b>Website:</b> ${s.link}</div><div class=d><b>Address:</b> ${s.street}, ${s.city} (Home)</div>
        <h2>Work experience</h2>${s.jobs.map((j) => `<div class=d style="margin-top:8pt">${range(j, slash).replace('Present', 'Current')} ${j.place}</div><div><b>${upper(j.title)}</b> ${upper(j.employer)}</div>${items(j)}`).join('')}
        <h2>Education and training</h2>${s.education.map((e) => `<div class=d style="margin-top:8pt">${range(e, slash)} ${e.place}</div><div><b>${e.degree === null ? 'Exchange semester' : upper(`${e.degree} in ${e.major}`)}</b> ${e.school}</div>${line(e.gpa, `<div>Final grade: ${e.gpa}</div>`)}`).join('')}
        <h2>Language skills</h2><div>Mother tongue(s): <b>${s.languages[0]?.[0]}</b></div><div>Other language(s):</div><table style="width:100%"><tr><td></td><td>Listening</td><td>Reading</td><td>Spoken production</td><td>Spoken interaction</td><td>Writing</td></tr>${s.languages
          .slice(1)
          .map(([one]) => `<tr><td><b>${one}</b></td><td>C1</td><td>C2</td><td>B2</td><td>C1</td><td>B2</td></tr>`)
          .join('')}</table><div class=d>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</div>
        <h2>Digital skills</h2><div>${s.skills.flatMap(([, list]) => list).join(' | ')}</div>`,
      ),
    without: ['projects', 'service', 'awards', 'certificates'],
  },
  academic: {
    page: (s) =>
      page(
        'font:11pt "Liberation Serif";h1{font-size:15pt;text-align:center;margin:0}.c{text-align:center}h2{font-size:11pt;font-variant:small-caps;margin:10pt 0 3pt}.o{padding-left:36pt;text-indent:-36pt}',
        `<h1>${name(s)}</h1><div class=c>Curriculum Vitae</div><div class=c>${s.email} | ${s.phone}</div>
        <h2>Education</h2>${s.education.map((e) => `${two(`<b>${e.school}</b>, ${e.place}`, `${e.from[0]}–${e.to[0]}`)}<div>${e.degree === null ? 'Visiting student' : `${e.letters}, ${e.major}`}${gpa(e, ' (GPA: ')}${e.gpa === undefined ? '' : ')'}</div>`).join('')}
        <h2>Research and Professional Experience</h2>${s.jobs.map((j) => `<div>${range(j, long)}</div><div><b>${j.title}</b>, ${j.employer}, ${j.place}</div>${items(j)}`).join('')}
        <h2>Publications</h2><div class=o>Lindqvist, A., and <b>${s.name[0][0]}. ${s.name[1]}</b> (2026). “On small things that matter.” <i>Journal of Minor Results</i> 14(2): 33–51.</div>
        <h2>Conference Presentations</h2><div class=o>“On small things that matter.” Poster. Midwest Meeting of Minor Results, Omaha, NE, April 2026.</div>
        <h2>Honors and Fellowships</h2>${s.awards.map(([a, y]) => `<div>${y} &nbsp; ${a}</div>`).join('')}
        <h2>Service</h2>${s.service
          .map((j) =>
            two(
              `${j.title}, ${j.employer}`,
              range(j, (p) => String(p[0])),
            ),
          )
          .join('')}
        <h2>Languages</h2><div>${s.languages.map(([one, level]) => `${one} (${level})`).join('; ')}</div>
        <h2>Technical Skills</h2><div>${s.skills.flatMap(([, list]) => list).join('; ')}</div>
        <h2>References</h2><div>Dr. Anna Lindqvist, Department of Things, lindqvist@example.edu</div>`,
      ),
    without: ['links', 'projects', 'certificates', 'service places', 'service deeds', 'study months'],
  },
  icons: {
    page: (s) =>
      page(
        'font:10pt "Liberation Sans";h1{font-size:24pt;margin:0}h2{font-size:13pt;margin:12pt 0 4pt;border-bottom:2px solid #069}h3{font-size:10.5pt;margin:5pt 0 0}.d{color:#666}',
        `<h1>${name(s)}</h1><div class=d>📞 ${s.phone} | 📧 ${s.email} | 🔗 ${s.link} | 📍 ${s.city}</div>
        <h2>🎓 EDUCATION</h2>${s.education.map((e) => `<h3>${e.degree === null ? 'Exchange' : `${e.degree} (${e.letters}), ${e.major}`}</h3><div>${e.school} | ${e.place} | ${range(e, short)}</div>${line(e.gpa, `<div>CGPA: ${e.gpa}</div>`)}`).join('')}
        <h2>💼 EXPERIENCE</h2>${s.jobs.map((j) => `<h3>${j.title} – ${j.employer}</h3><div class=d>${range(j, short)} | ${j.place}</div>${items(j)}`).join('')}
        <h2>🚀 PROJECTS</h2>${s.projects.map((p) => `<h3>${p.name} | ${short(p.on)}</h3><div class=d>Tech stack: ${p.tools}</div>${items(p)}`).join('')}
        <h2>🛠 SKILLS</h2>${s.skills.map(([label, list]) => `<div>▸ <b>${label}</b> – ${list.join(', ')}</div>`).join('')}
        <h2>🏆 ACHIEVEMENTS</h2><ul>${s.awards.map(([a, y]) => `<li>${a} – ${y}</li>`).join('')}</ul>
        <h2>🌍 LANGUAGES</h2><div>${s.languages.map(([one, level]) => `${one} – ${title(level)}`).join(' · ')}</div>`,
      ),
    letters: true,
    without: ['service', 'certificates'],
  },
  functional: {
    page: (s) =>
      page(
        'font:11pt Carlito,"Liberation Sans";h1{font-size:20pt;text-align:center;margin:0}.c{text-align:center}h2{font-size:12pt;background:#ddd;margin:10pt 0 3pt;padding:1pt 3pt}',
        `<h1>${name(s)}</h1><div class=c>${s.street}, ${s.city}</div><div class=c>Cell: ${s.phone} | Email: ${s.email}</div>
        <h2>SUMMARY OF QUALIFICATIONS</h2><ul><li>${s.summary.replace(/\.$/, '')}</li><li>Dependable and quick to learn</li></ul>
        <h2>AREAS OF EXPERTISE</h2><table style="width:100%">${pairs(s.skills.flatMap(([, list]) => list))
          .map((three) => `<tr>${three.map((one) => `<td>${one}</td>`).join('')}</tr>`)
          .join('')}</table>
        <h2>WORK HISTORY</h2>${s.jobs.map((j) => two(`<b>${j.title}</b> – ${j.employer}, ${j.place}`, range(j, slash))).join('')}
        <h2>EDUCATION AND HONORS</h2>${s.education.map((e) => `<div><b>${e.school}</b> – ${e.place}</div>${e.degree === null ? `<div>Study abroad, ${long(e.from)}</div>` : `<div>${e.degree} in ${e.major}, ${long(e.to)}</div>`}${line(e.gpa, `<div>GPA: ${e.gpa}</div>`)}`).join('')}
        <h2>CERTIFICATIONS &amp; LICENSURE</h2><ul>${s.certificates.map(([a, y]) => `<li>${a}, exp. ${y + 1}</li>`).join('')}</ul>`,
      ),
    without: ['links', 'projects', 'service', 'languages', 'awards', 'deeds'],
  },
};

const pairs = (all: readonly string[]): (readonly (string | undefined)[])[] =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(at * 3, at * 3 + 3));
const harvardJob = (j: Job) => `${two(`<b>${j.employer}</b>`, j.place)}${two(`<i>${j.title}</i>`, range(j))}${items(j)}`;
const altaJob = (j: Job) =>
  `<h3>${j.title}</h3><div class=e>${j.employer}</div><div class=m>▦ ${range(j, long)} &nbsp;&nbsp;&nbsp; ⌖ ${j.place}</div>${items(j)}`;
const awesomeJob = (j: Job) =>
  `${two(`<b>${j.employer}</b>`, `<i>${j.place}</i>`)}${two(`<span class=s>${j.title}</span>`, `<i>${range(j, short)}</i>`)}${items(j)}`;
const docsJob = (j: Job) =>
  `<h3>${j.employer}, <span style="font-weight:normal">${j.place} — </span><i style="font-weight:normal">${j.title}</i></h3><div class=d>${upper(range(j, long, ' - '))}</div>${items(j)}`;

const months = 'January February March April May June July August September October November December'.split(' ');
const long = ([year, month]: Point): string => `${months[month - 1]} ${year}`;
const short = ([year, month]: Point): string => `${months[month - 1]?.slice(0, 3)} ${year}`;
const slash = ([year, month]: Point): string => `${String(month).padStart(2, '0')}/${year}`;
const iso = ([year, month]: Point): string => `${year}-${String(month).padStart(2, '0')}`;
const range = ({ from, to }: { from: Point; to: Point | null }, of = long, joint = ' – '): string =>
  `${of(from)}${joint}${to === null ? 'Present' : of(to)}`;
const stateOf = (city: string): string =>
  ({ OR: 'Oregon', PA: 'Pennsylvania', CA: 'California', WI: 'Wisconsin', MA: 'Massachusetts', NC: 'North Carolina' })[city.slice(-2)] ??
  '';

const name = (s: Student): string => s.name.join(' ');
const upper = (text: string): string => text.toUpperCase();
const title = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const gpa = (e: Study, before: string): string => (e.gpa === undefined ? '' : `${before}${e.gpa}`);
const line = (given: unknown, text: string): string => (given === undefined ? '' : text.startsWith('<') ? text : `<div>${text}</div>`);
const two = (left: string, right: string): string =>
  `<div style="display:flex;justify-content:space-between"><span>${left}</span><span>${right}</span></div>`;
const row = (left: string, right: string): string => `<tr><td>${left}</td><td>${right}</td></tr>`;
const items = ({ deeds }: { deeds: readonly string[] }): string => `<ul>${deeds.map((deed) => `<li>${deed}</li>`).join('')}</ul>`;
const page = (style: string, body: string): string => {
  const [, font = '', rest = ''] = /^(font:[^;]*;)(.*)$/s.exec(style) ?? [];
  return `<!doctype html><meta charset=utf-8><style>@page{size:Letter;margin:0.7in}body{margin:0;${font}}ul{margin:2pt 0;padding-left:18pt}p{margin:6pt 0}${rest}</style>${body}`;
};

export interface Form {
  page: (student: Student) => string;
  without: readonly Part[];
  /** The honours of a study are told below it. */
  honors?: boolean;
  /** A degree has its letters in brackets. */
  letters?: boolean;
  /** All jobs stand under the employer of the first one. */
  oneEmployer?: boolean;
}

export type Part =
  | 'links'
  | 'projects'
  | 'service'
  | 'languages'
  | 'awards'
  | 'certificates'
  | 'gpa'
  | 'places'
  | 'states'
  | 'months'
  | 'study months'
  | 'visits'
  | 'deeds'
  | 'service places'
  | 'service deeds'
  | 'other skills';
