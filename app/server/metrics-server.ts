import { createServer, type Server } from 'node:http';
import { exposition, observeProcess } from '~/telemetry/metrics.server';

export function metricsServer(): Server {
  observeProcess();
  return createServer(async (asked, answer) => {
    if (asked.method !== 'GET' || asked.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    const { contentType, text } = await exposition();
    answer.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  });
}
