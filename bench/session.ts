import { katrinBrandt } from 'fixtures/people';
import { z } from 'zod';
import { sendRequest } from './requests';

export async function openSession(
  origin: string,
  { email, password }: { email: string; password: string } = katrinBrandt,
  sandbox?: string,
): Promise<string> {
  const { cookies } = await sendRequest({
    method: 'POST',
    url: `${origin}/user/account/login`,
    headers: { 'content-type': 'application/json', ...(sandbox !== undefined && { 'x-sandbox': sandbox }) },
    body: JSON.stringify({ email, password }),
  });
  return cookies.join('; ');
}

const listedApplications = z.array(z.object({ applicationId: z.string(), status: z.string() }));

export async function fetchApplicationIds(
  origin: string,
  cookie: string,
): Promise<{ openId: string; signedId: string }> {
  const { body } = await sendRequest({
    method: 'GET',
    url: `${origin}/user/applications`,
    headers: { cookie },
  });
  const all = listedApplications.parse(JSON.parse(body));
  const idOf = (status: string) =>
    all.find((application) => application.status.toLowerCase() === status)?.applicationId;
  const openId = idOf('open') ?? idOf('pre_check');
  const signedId = idOf('signature');
  if (!openId || !signedId) throw new Error('The benchmark world has no such application.');
  return { openId, signedId };
}
