import wabt from 'wabt';

/** WebAssembly from its text. */
export async function compileWat(text: string): Promise<Uint8Array> {
  const compiler = await wabt();
  return compiler.parseWat('compare-rows.wat', text, { simd: true }).toBinary({}).buffer;
}
