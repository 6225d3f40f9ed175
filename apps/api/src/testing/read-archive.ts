import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06_05_4b_50;
const RECORD = 0x02_01_4b_50;
const ENTRY = 0x04_03_4b_50;
const UTF8 = 1 << 11;

/** The files of a ZIP by name. It follows the format (APPNOTE 6.3) and shares nothing with the writer; it throws where something does not agree. */
export function readArchive(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end === -1 || zip.readUInt32LE(end) !== END) throw new Error('the archive has no end');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== RECORD) throw new Error('this is no record of an entry');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.subarray(at + 46, at + 46 + (nameLength ?? 0));
    const isUtf8 = (zip.readUInt16LE(at + 8) & UTF8) !== 0;
    const text = name.toString('utf8');
    if (!isUtf8 && /[^\x20-\x7E]/.test(text))
      throw new Error('a name that is not ASCII is not marked as UTF-8');
    if (files.has(text)) throw new Error(`${text} is there twice`);
    files.set(text, contentOf(zip, at, name));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  if (at !== end) throw new Error('the records do not reach to the end');
  return files;
}

function contentOf(zip: Buffer, record: number, name: Buffer): Buffer {
  const [method, crc] = [zip.readUInt16LE(record + 10), zip.readUInt32LE(record + 16)];
  const [packed, size, at] = [20, 24, 42].map((offset) => zip.readUInt32LE(record + offset)) as [
    number,
    number,
    number,
  ];
  if (zip.readUInt32LE(at) !== ENTRY) throw new Error('a record leads to no entry');
  const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
  if (!zip.subarray(at + 30, nameEnd).equals(name))
    throw new Error('an entry has another name than its record');
  const start = nameEnd + zip.readUInt16LE(at + 28);
  const data = zip.subarray(start, start + packed);
  const content = method === 8 ? inflateRawSync(data) : data;
  if (content.length !== size || crc32(content) !== crc) throw new Error(`${name.toString()} is damaged`);
  return content;
}
