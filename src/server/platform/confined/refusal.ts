/** Something about a file that whoever sent it can put right, in one sentence. It crosses from the reader to the server. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}
