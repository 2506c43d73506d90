import { connect, createServer, type Server, type Socket } from 'node:net';

/** Requests sent before a cut may still take effect. */
export class ApiProxy {
  delayMs = 0;
  readonly #open = new Set<Socket>();
  #isCut = false;
  readonly #server: Server;

  constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(target, '127.0.0.1');
      near.pipe(far);
      // Equal timers fire in the order of their creation, so chunks keep their order.
      far.on('data', (chunk) => {
        if (this.delayMs === 0) near.write(chunk);
        else setTimeout(() => near.write(chunk), this.delayMs);
      });
      far.on('end', () => setTimeout(() => near.end(), this.delayMs));
      for (const socket of [near, far]) {
        this.#open.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => {
          this.#open.delete(socket);
          setTimeout(() => (socket === near ? far : near).destroy(), this.delayMs + 50);
        });
      }
    });
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  restore(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
