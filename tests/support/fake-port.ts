/** A port of which a test needs these calls only; any other throws, since nobody expected it. */
export function fakePort<Port extends object>(calls: Partial<Port>): Port {
  return new Proxy(calls as Port, {
    get: (port, name) => {
      const call: unknown = Reflect.get(port, name);
      if (call === undefined) throw new Error(`nobody expected ${String(name)}`);
      return call;
    },
  });
}
