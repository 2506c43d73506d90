import { errors } from 'undici';

/** D-269. Reads once more if the server closed a kept connection while the request was on its way. */
export async function repeatIfClosed<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!isKeptConnectionClosed(error)) throw error;
    return read();
  }
}

function isKeptConnectionClosed(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : error;
  return cause instanceof errors.SocketError && (cause.socket?.bytesRead ?? 0) > 0;
}
