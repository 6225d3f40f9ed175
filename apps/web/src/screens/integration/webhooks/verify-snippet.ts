/** How a receiver checks an event, to paste. A spec runs it. */
export const VERIFY_SNIPPET = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromRidgeline(secret, headers, body) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = Buffer.from(
    'v1,' + createHmac('sha256', key).update(id + '.' + time + '.' + body).digest('base64'),
  );
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;
