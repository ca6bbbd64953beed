import { PDFDocument } from '@cantoo/pdf-lib';
import { FormFault } from './form-fault.ts';
import { stripActive } from './strip-active.ts';
import { dropLock, mendUnlockedStrings } from './unlocked-strings.ts';

mendUnlockedStrings();

const FIRST_BYTES = 1024;

/**
 * Opens a PDF for filling in. Many official ones are locked against changes with an empty password, which any reader
 * opens; one that asks for a real password stays closed. What an XFA form adds for Adobe's reader is taken out, because
 * that reader would show it in place of what we fill in. Nothing that acts by itself stays in it.
 */
export async function openForm(bytes: Uint8Array): Promise<PDFDocument> {
  if (!Buffer.from(bytes.subarray(0, FIRST_BYTES)).includes('%PDF-')) {
    throw new FormFault('This file is not a PDF.');
  }
  const pdf = await load(bytes);
  const form = pdf.getForm();
  const isXfa = form.hasXFA();
  if (form.getFields().length === 0) {
    throw new FormFault(
      isXfa
        ? 'This PDF is an XFA form without ordinary fields, which only Adobe’s reader can fill in. Please look for another version of it.'
        : 'This PDF has no fields to fill in.',
    );
  }
  if (isXfa) form.deleteXFA();
  stripActive(pdf);
  return pdf;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  const options = { preserveXFA: true, updateMetadata: false };
  try {
    return await PDFDocument.load(bytes, options);
  } catch (error) {
    if (!isEncrypted(error)) throw damaged(error);
  }
  try {
    const pdf = await PDFDocument.load(bytes, { ...options, password: '' });
    dropLock(pdf);
    return pdf;
  } catch (error) {
    throw new FormFault('This PDF is locked with a password. Please save a copy without it.', { cause: error });
  }
}

const isEncrypted = (error: unknown) => error instanceof Error && error.message.includes('is encrypted');

const damaged = (error: unknown) => new FormFault('This PDF is damaged and could not be read.', { cause: error });
