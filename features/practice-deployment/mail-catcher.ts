import { listen, type RunningServer } from '../support/proxy/forward-request';

interface CaughtMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  sent_at: string;
}

export function startMailCatcher(simulator: string, port = 0): Promise<RunningServer> {
  const outbox = async (query: URLSearchParams): Promise<CaughtMail[]> => {
    const response = await fetch(`${simulator}/simulator/outbox?${query}`);
    return (await response.json()) as CaughtMail[];
  };
  return listen(port, async ({ url = '/' }, outgoing) => {
    const { pathname, searchParams } = new URL(url, 'http://mails');
    const [, to = ''] = /^to:"(.*)"$/.exec(searchParams.get('query') ?? '') ?? [];
    const [, id] = /^\/api\/v1\/message\/(.+)$/.exec(pathname) ?? [];
    const respond = (status: number, body: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/api/v1/search') {
      const mails = await outbox(new URLSearchParams({ to }));
      respond(200, {
        total: mails.length,
        messages: mails
          .reverse()
          .map((mail) => ({ ID: mail.id, Subject: mail.subject, Created: mail.sent_at })),
      });
      return;
    }
    const mail = (await outbox(new URLSearchParams())).find(
      (each) => each.id === decodeURIComponent(id ?? ''),
    );
    if (mail) respond(200, { ID: mail.id, Subject: mail.subject, Text: mail.text });
    else respond(404, { Error: 'no such message' });
  });
}
