import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A proxy that speaks TLS with readers and plain HTTP with the library; it says nothing of itself to either. */
export interface TlsProxy {
  readonly port: number;
  /** Where the library listens. */
  forwardTo(port: number): void;
  close(): Promise<void>;
}

/** Makes a key and a certificate of its own in a folder; undefined where `openssl` is not there. */
export function makeCertificate(folder: string): { readonly key: Buffer; readonly cert: Buffer } | undefined {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const made = spawnSync('openssl', [...words, '-subj', '/CN=library.example', '-keyout', key, '-out', cert]);
  return made.status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined;
}

export async function startTlsProxy(certificate: { readonly key: Buffer; readonly cert: Buffer }): Promise<TlsProxy> {
  let target = 0;
  const server = createServer(certificate, (asked, answer) => {
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (port) => (target = port),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
