export { visualRuns } from './hebrew-line';
export { drawPaper, type Paper } from './hebrew-paper';
export { type TablePaper, writeTable } from './hebrew-table';
export { CSV_START, csvCell, csvLine, writeCsv } from './write-csv';
export { writeXlsx, type XlsxCell, type XlsxSheet } from './write-xlsx';
export { drawQrPoster, type QrPoster } from './qr-poster';
export { type QrCode, qrCodeOf, qrPath } from './qr-code';
