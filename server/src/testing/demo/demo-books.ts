import type { FakeBook } from '../fake-catalog.ts'

const english: readonly FakeBook[] = [
  book('9780141439518', 'Pride and Prejudice', 'Jane Austen', 'Penguin Classics'),
  book('9780142437247', 'Moby-Dick', 'Herman Melville', 'Penguin Classics'),
  book('9780141439471', 'Frankenstein', 'Mary Shelley', 'Penguin Classics'),
  book('9780743273565', 'The Great Gatsby', 'F. Scott Fitzgerald', 'Scribner'),
  book('9780141441146', 'Jane Eyre', 'Charlotte Brontë', 'Penguin Classics'),
  book('9780141439570', 'The Picture of Dorian Gray', 'Oscar Wilde', 'Penguin Classics'),
  book('9780141439846', 'Dracula', 'Bram Stoker', 'Penguin Classics'),
  book('9780141439556', 'Wuthering Heights', 'Emily Brontë', 'Penguin Classics'),
  book('9780141321004', 'Treasure Island', 'Robert Louis Stevenson', 'Puffin Classics'),
]

const german: readonly FakeBook[] = [
  book('9783150099001', 'Die Verwandlung', 'Franz Kafka', 'Reclam'),
  book('9783150000014', 'Faust', 'Johann Wolfgang Goethe', 'Reclam'),
  book('9783150069615', 'Effi Briest', 'Theodor Fontane', 'Reclam'),
  book('9783150000670', 'Die Leiden des jungen Werther', 'Johann Wolfgang Goethe', 'Reclam'),
  book('9783150002308', 'Der Sandmann', 'E. T. A. Hoffmann', 'Reclam'),
  book('9783150060155', 'Der Schimmelreiter', 'Theodor Storm', 'Reclam'),
]

const french: readonly FakeBook[] = [
  book('9782070413119', 'Madame Bovary', 'Gustave Flaubert', 'Folio'),
  book('9782253007104', 'Les Fleurs du mal', 'Charles Baudelaire', 'Le Livre de Poche'),
  book('9782253006329', 'Vingt mille lieues sous les mers', 'Jules Verne', 'Le Livre de Poche'),
  book('9782253098058', 'Le Comte de Monte-Cristo', 'Alexandre Dumas', 'Le Livre de Poche'),
  book('9782253004226', 'Germinal', 'Émile Zola', 'Le Livre de Poche'),
]

const spanish: readonly FakeBook[] = [
  book('9788420412146', 'Don Quijote de la Mancha', 'Miguel de Cervantes', 'Alfaguara'),
  book('9788437607009', 'La Celestina', 'Fernando de Rojas', 'Cátedra'),
  book('9788437606606', 'Lazarillo de Tormes', 'Anónimo', 'Cátedra'),
  book('9788437603476', 'Niebla', 'Miguel de Unamuno', 'Cátedra'),
  book('9788437604541', 'La Regenta', 'Leopoldo Alas «Clarín»', 'Cátedra'),
]

const japanese: readonly FakeBook[] = [
  book('9784101010137', 'こころ', '夏目漱石', '新潮社'),
  book('9784101092058', '銀河鉄道の夜', '宮沢賢治', '新潮社'),
  book('9784101010014', '吾輩は猫である', '夏目漱石', '新潮社'),
  book('9784101006055', '人間失格', '太宰治', '新潮社'),
  book('9784101025018', '羅生門・鼻', '芥川龍之介', '新潮社'),
]

/** The demo's catalog: classics in 5 languages with the ISBNs of real editions. */
export const demoBooks: readonly FakeBook[] = [english, german, french, spanish, japanese].flat()

function book(isbn13: string, title: string, author: string, publisher: string): FakeBook {
  return { isbn13, title, authors: [author], publisher }
}
