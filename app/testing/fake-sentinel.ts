import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export class FakeSentinel {
  delayMs = 0;
  readonly #open = new Set<Socket>();
  readonly #subscribers = new Set<Socket>();
  readonly #server = createServer((socket) => {
    this.#open.add(socket);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        this.#open.delete(socket);
        this.#subscribers.delete(socket);
      });
    socket.on('data', (received) => void this.#answer(socket, String(received)));
  });

  private constructor(public primary: number) {}

  static async start(primary: number): Promise<FakeSentinel> {
    const sentinel = new FakeSentinel(primary);
    sentinel.#server.listen(0, '127.0.0.1');
    await once(sentinel.#server, 'listening');
    return sentinel;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  announceSwitch(): void {
    const message = encodeBulkStrings([
      'message',
      '+switch-master',
      `main 127.0.0.1 1 127.0.0.1 ${this.primary}`,
    ]);
    for (const socket of this.#subscribers) socket.write(message);
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
  }

  #subscribe(socket: Socket, received: string): void {
    this.#subscribers.add(socket);
    const channels = received.match(/^[+-][a-z-]+(?=\r$)/gm) ?? [];
    for (const [index, channel] of channels.entries())
      socket.write(`*3\r\n$9\r\nsubscribe\r\n$${channel.length}\r\n${channel}\r\n:${index + 1}\r\n`);
  }

  async #answer(socket: Socket, received: string): Promise<void> {
    for (const [name] of received.matchAll(/^(?:hello|client|sentinel|subscribe)(?=\r$)/gm)) {
      if (name === 'hello') socket.write("-ERR unknown command 'HELLO'\r\n");
      if (name === 'client') socket.write('+OK\r\n');
      if (name === 'subscribe') this.#subscribe(socket, received);
      if (name === 'sentinel') {
        const { primary } = this;
        await wait(this.delayMs);
        socket.write(encodeBulkStrings(['127.0.0.1', String(primary)]));
      }
    }
  }
}

const encodeBulkStrings = (texts: readonly string[]) =>
  `*${texts.length}\r\n${texts.map((text) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`).join('')}`;
