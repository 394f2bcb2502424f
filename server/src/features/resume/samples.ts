import { crc32 } from 'node:zlib';

/** A PDF of one empty page; with `size`, of exactly so many bytes. For tests, as all of these. */
export const pdfOf = (size = 0): Buffer => {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n%';
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.from(`${head}${' '.repeat(Math.max(0, size - head.length - tail.length))}${tail}`);
};

/** A Word document of one line. */
export const docxOf = (): Buffer => {
  const office = 'application/vnd.openxmlformats';
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${office}-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${office}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml':
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Maya Raman</w:t></w:r></w:p></w:body></w:document>',
  });
};

/** An old Word document, as far as its container tells. */
export const docOf = (): Buffer => oleOf(['1Table', 'WordDocument']);

/** A zip with these files, stored without compression (PKWARE's APPNOTE.TXT, 4.3). */
export const zipOf = (files: Record<string, string>): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const common = [
      u16(20),
      u16(0),
      u16(0),
      u16(0),
      u16(0x21),
      u32(crc32(content)),
      u32(content.length),
      u32(content.length),
      u16(name.length),
      u16(0),
    ];
    const local = Buffer.concat([u32(0x04034b50), ...common, Buffer.from(name), content]);
    central.push(Buffer.concat([u32(0x02014b50), u16(20), ...common, u16(0), u16(0), u16(0), u32(0), u32(offset), Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([
    ...locals,
    directory,
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(central.length),
    u16(central.length),
    u32(directory.length),
    u32(offset),
    u16(0),
  ]);
};

/** An OLE container ([MS-CFB]) with streams of these names: a header, one sector of addresses, the directory, and `data`. */
export const oleOf = (streams: string[], data: Buffer = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, 0xfffffffe],
    [68, 0xfffffffe],
    [76, 0],
  ] as const)
    header.writeUInt32LE(value, at);
  const addresses = Buffer.alloc(512, 0xff);
  for (const [at, value] of [0xfffffffd, 0xfffffffe].entries()) addresses.writeUInt32LE(value, at * 4);
  const directory = Buffer.alloc(512);
  for (const [at, name] of ['Root Entry', ...streams].entries()) entry(name, at).copy(directory, at * 128);
  return Buffer.concat([header, addresses, directory, data, Buffer.alloc(512 - (data.length % 512))]);
};

function entry(name: string, at: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = at === 0 ? 5 : 2;
  for (const link of [68, 72, 76]) bytes.writeUInt32LE(0xffffffff, link);
  return bytes;
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
