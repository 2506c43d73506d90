Feature: Documents of an application

  Requested and uploaded documents, on desktop and phone, with or without JavaScript.

  @DOC-01 @plain
  Scenario: Requested documents are listed in order, required ones first
    Given an application with documents in every state
    When I open my documents
    Then the required documents come first, 2 of 4 of them complete
    And what may be uploaded for other is said beside it: "PDF, JPG, PNG bis 25"
    And these types are asked for in this order: "annual_statement_2024, annual_statement_2023, bwa_susa, debt_ledger, bank_statement, tax_assessment_notice, statement_of_assets, other"
    And debt_ledger has a template to download and bwa_susa more to say

  @DOC-01 @DOC-09 @plain
  Scenario: Document types that need attention are not ticked
    Given an application with documents in every state
    When I open my documents
    Then annual_statement_2024 is marked "vollständig"
    And debt_ledger is not marked
    And other is marked "braucht Ihre Aufmerksamkeit"

  @DOC-01 @DOC-02 @plain
  Scenario: A complete document type shows its file and accepts another
    Given an application with half of its documents
    When I open my documents
    Then annual_statement_2024 offers one more file, and nothing to drop it on
    When I ask to send one more annual_statement_2024
    And I upload "Anhang.png" as annual_statement_2024
    Then the file "Anhang.png" has arrived, and says how far its virus scan is
    And annual_statement_2024 is marked with how far that is

  @DOC-01 @no-js @phone
  Scenario: Upload forms fit the phone screen without JavaScript
    Given an application with half of its documents
    When I open my documents
    Then no form for a file sticks out of its place

  @DOC-02 @SHELL-19 @keyboard
  Scenario: After an upload, the control for another file has the focus
    Given an application with half of its documents
    When I open my documents
    And I upload "Bilanz 2023.pdf" as annual_statement_2023
    Then the file "Bilanz 2023.pdf" has arrived, and says how far its virus scan is
    And the way to send one more annual_statement_2023 has the focus

  @DOC-03 @phone
  Scenario: On a phone, the upload form offers to choose files but not to drag them
    Given an application with half of its documents
    When I open my documents
    Then I read "Datei auswählen" there, but not "hierher ziehen"
    And I read "Dateien auswählen" there, but not "Am Handy weitermachen"

  @DOC-01 @no-js @browser
  Scenario: Without JavaScript, each file field is wide enough for the name of a chosen file
    Given an application with half of its documents
    When I open my documents
    Then each control for a file is at least 200 pixels wide

  @DOC-02 @SHELL-19
  Scenario: The focus stays in the page when a customer shows and ends the QR code for the phone
    Given I am katrin in the situation "documents"
    When I open my documents
    And I show the code for my phone
    Then the heading has the focus
    When I end the link
    Then the heading has the focus

  @DOC-01 @D-271 @no-js @browser
  Scenario: A customer unfolds and folds a long list of files
    Given I am katrin in the situation "documents-crowded"
    When I open my documents
    Then no more than 40 files are seen at once
    And the lists hold 300 files when I unfold each and go through its pages

  @DOC-01 @DOC-03
  Scenario: Unfolded files stay in view while a customer works through them
    Given I am katrin in the situation "documents-crowded"
    When I open my documents
    And I unfold the first list
    And I view the last of its files
    And I choose to close the task
    Then the list is still unfolded
    When I delete the last of its files
    Then the list is still unfolded, with one file fewer

  @DOC-08
  Scenario Outline: Document names follow the page's language, not the account's: <language>
    Given I read <language>
    And an application with half of its documents
    When I open my documents
    Then what is asked for is called as the lender calls it in <language>, and not in German

    @plain
    Examples:
      | language |
      | English  |
      | Polish   |

  @DOC-02 @DOC-03 @needs-proxy
  Scenario Outline: A customer uploads a document <where>
    Given an application with half of its documents
    When I open my documents
    And I upload "Bilanz 2023.pdf" as annual_statement_2023
    Then the file "Bilanz 2023.pdf" has arrived, and says how far its virus scan is
    And the lending system was informed that the upload of a file succeeded
    And the required documents come first, 3 of 4 of them complete

    Examples:
      | where        |
      | on a desktop |

    @no-js
    Examples:
      | where              |
      | without JavaScript |

  @DOC-02
  Scenario: A customer drops several documents at once
    Given an application with half of its documents
    When I open my documents
    And I drop "Bilanz 2023.pdf" and "Anhang.png" onto other
    Then the file "Bilanz 2023.pdf" has arrived, and says how far its virus scan is
    And the file "Anhang.png" has arrived, and says how far its virus scan is

  @DOC-01 @DOC-02 @DOC-05 @needs-proxy
  Scenario Outline: A customer confirms several files in one table and uploads them together, <where>
    Given an application with half of its documents
    When I open my documents
    And I choose these files at once:
      | Bilanz_2023.pdf         |
      | Selbstauskunft.pdf      |
      | Bankenspiegel neu.pdf   |
      | IMG_2043.png            |
    Then the files are sorted like this:
      | file                    | document              | as-of date | match          |
      | Bilanz_2023.pdf         | annual_statement_2023 |            | Sicher         |
      | Selbstauskunft.pdf      | statement_of_assets   |            | Sicher         |
      | Bankenspiegel neu.pdf   | debt_ledger           | none       | Prüfen         |
      | IMG_2043.png            |                       |            | Nicht erkannt  |
    And nothing sticks out of the table of files
    And the lending system received no upload
    When I confirm the 2 sorted files
    Then the file "Bilanz_2023.pdf" has arrived, and says how far its virus scan is
    And the file "Selbstauskunft.pdf" has arrived, and says how far its virus scan is
    And "Bankenspiegel neu.pdf" in the table says "den Stichtag an"
    And "IMG_2043.png" in the table says "Wählen Sie, welches Dokument das ist."
    When I say that "IMG_2043.png" is other
    And I confirm the 1 sorted files
    Then the file "IMG_2043.png" has arrived, and says how far its virus scan is

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

    @keyboard
    Examples:
      | where           |
      | by the keyboard |

  @DOC-02 @no-js
  Scenario: A customer sends a document with a phone without logging in on the phone
    Given I am katrin in the situation "documents"
    When I open my documents
    And I show the code for my phone
    And my phone opens the code
    And my phone sends "Foto der Vollmacht.pdf" as other
    Then the code is gone, and one file has arrived
    And another phone cannot open the code
    When I end the link
    Then my phone can send nothing more

  @DOC-02 @no-js
  Scenario: Documents are uploaded one at a time without JavaScript
    Given an application with half of its documents
    When I open my documents
    Then several files at once are not offered

  @DOC-02 @DOC-03 @needs-test-values @needs-proxy
  Scenario Outline: An upload that fails at <step> is reported to customer and lender
    Given an application with half of its documents
    When I open my documents
    And I upload "<name>" as other
    Then the file "<name>" says "Hochladen fehlgeschlagen"
    And the lending system was informed that the upload of a file failed

    Examples:
      | step             | name            |
      | the file         | upload-503.pdf  |
      | the confirmation | confirm-422.pdf |

  @DOC-02 @no-js @needs-test-values @needs-proxy
  Scenario: A failed upload is explained at its document type without JavaScript
    Given an application with half of its documents
    When I open my documents
    And I upload "upload-503.pdf" as other
    Then the document type other says "Hochladen fehlgeschlagen, die Datei konnte nicht gespeichert werden"
    And the lending system was informed that the upload of a file failed

  @DOC-02 @needs-test-values
  Scenario: A document that the lending system rejects shows an error and can be uploaded again
    Given an application with half of its documents
    When I open my documents
    And I upload "record-429.pdf" as other
    Then the file "record-429.pdf" says "Hochladen fehlgeschlagen"
    When I try to upload "record-429.pdf" again
    Then the file "record-429.pdf" says "Hochladen fehlgeschlagen"
    And "record-429.pdf" is there once

  @DOC-03 @needs-proxy @needs-devtools
  Scenario: An upload shows its progress, warns before leaving, and can be cancelled
    Given an application with half of its documents
    When I open my documents
    And my connection takes its time
    And I upload a file of 20 MB as other
    And I want to leave for another tab
    Then I am asked whether to leave, and stay
    When I take "gross.pdf" back while it is on its way
    Then "gross.pdf" is not there
    And the lending system was informed that the upload of a file failed

  @DOC-03 @phone
  Scenario: A phone shows a file's details on one line in every language
    Given an application with half of its documents
    When I open my documents
    Then the details of each required file are on one line
    When I switch to English
    Then the page's language is English
    And the details of each required file are on one line
    When I switch to French
    Then the page's language is French
    And the details of each required file are on one line
    When I switch to Polish
    Then the page's language is Polish
    And the details of each required file are on one line

  @DOC-02 @DOC-03
  Scenario: A file uploaded in several parts arrives complete
    Given an application with half of its documents
    When I open my documents
    And I upload a file of 6 MB as other
    Then the file "gross.pdf" has arrived, and says how far its virus scan is
    When the virus scan is over
    And I open my documents
    Then the file "gross.pdf" says "virenfrei"
    And "gross.pdf" comes back whole, all 6 MB of it

  @DOC-03 @plain
  Scenario Outline: Opening a document that is <state> shows a message
    Given an application with half of its documents
    When I open my documents
    And I open "<name>" to look at it
    Then a toast shows "<words>"

    Examples:
      | state          | name              | words                              |
      | being uploaded | uploading.pdf     | Die Datei wird noch hochgeladen.   |
      | not uploaded   | upload_failed.pdf | Die Datei ist nicht verfügbar.     |

  @DOC-04
  Scenario Outline: Unsupported, unconvertible or oversized files are rejected <where>
    Given an application with half of its documents
    When I open my documents
    And I upload a program that calls itself "Programm.exe" as other
    Then the document type other says "Dieses Dateiformat nehmen wir nicht an. Erlaubt sind: PDF, JPG, PNG."
    When I upload a program that calls itself "Bild.png" as other
    Then the document type other says "Der Inhalt der Datei passt nicht zu ihrem Namen"
    When I upload an empty file as other
    Then the document type other says "Diese Datei ist leer."
    When I upload a photo of an iPhone that calls itself "IMG_0815.HEIC" as other
    Then the document type other says "auf dem iPhone „Teilen“"
    When I upload a PDF with a password as other
    Then the document type other says "Diese PDF-Datei lässt sich nur mit einem Passwort öffnen."
    When I upload a file of 26 MB as other
    Then the document type other says "Diese Datei ist zu groß. Erlaubt sind höchstens 25"

    Examples:
      | where        |
      | on a desktop |

    @no-js
    Examples:
      | where              |
      | without JavaScript |

  @DOC-04
  Scenario Outline: A file with a wrong extension is stored under its real type <where>
    Given an application with half of its documents
    When I open my documents
    And I upload a PDF that calls itself "Bild.png" as other
    Then the file "Bild.pdf" has arrived, and says how far its virus scan is
    When I upload a PDF from a printer as other
    Then the file "Ausdruck.pdf" has arrived, and says how far its virus scan is
    When I upload a JPEG that calls itself "Windows.jfif" as other
    Then the file "Windows.jpg" has arrived, and says how far its virus scan is

    Examples:
      | where        |
      | on a desktop |

    @no-js
    Examples:
      | where              |
      | without JavaScript |

  @DOC-03 @needs-clock @needs-devtools @needs-proxy
  Scenario Outline: A file that was <changed> after selection must be chosen again
    Given it is Thursday, 2026-11-19, and an application with half of its documents
    When I open my documents
    And I choose a file as debt_ledger, which is then <changed>
    And I send it on, dated "18.11.2026"
    Then the file "Bankenspiegel.pdf" says "geändert, verschoben oder gelöscht"
    And the file "Bankenspiegel.pdf" says nothing of "Verbindung"
    And the lending system received no upload

    Examples:
      | changed |
      | changed |
      | deleted |

  @DOC-04
  Scenario: An iPhone photo is converted to JPEG
    Given an application with half of its documents
    When I open my documents
    And I upload a WebP picture that calls itself "IMG_0815.HEIC" as other
    Then the file "IMG_0815.jpg" has arrived, and says how far its virus scan is

  @DOC-05 @needs-proxy @needs-clock
  Scenario: A file that needs an as-of date is uploaded once the date is valid
    Given it is Thursday, 2026-11-19, and an application with half of its documents
    When I open my documents
    And I upload "Bankenspiegel.pdf" as debt_ledger
    Then the file "Bankenspiegel.pdf" says "noch nicht hochgeladen"
    And the file "Bankenspiegel.pdf" says "Frühestens 05.11.2026"
    When I want to leave for another tab
    Then I am asked whether to leave, and stay
    When I send it on, dated ""
    Then the file "Bankenspiegel.pdf" says "Bitte geben Sie zuerst den Stichtag an."
    When I send it on, dated "04.11.2026"
    Then the file "Bankenspiegel.pdf" says "Der Stichtag liegt zu weit zurück."
    And the lending system received no upload
    When I send it on, dated "05112026"
    Then the file "Bankenspiegel.pdf" says "Virenprüfung"
    When 1 minute passes in the lending system
    And I open my documents
    Then the file "Bankenspiegel.pdf" says "Stichtag 05.11.2026"

  @DOC-05 @phone @needs-clock
  Scenario: On a phone, a customer uploads a document with a suggested as-of date
    Given it is Thursday, 2026-11-19, and an application with half of its documents
    When I open my documents
    And I upload "Kontoauszug.pdf" as bank_statement
    And I take the date "31.10.2026"
    Then the file "Kontoauszug.pdf" says "Virenprüfung"

  @DOC-05 @SHELL-27 @plain
  Scenario Outline: The document's date field follows the page's language: <language>
    Given I read <language>
    And an application with half of its documents
    When I open my documents
    And I upload "Bankenspiegel.pdf" as debt_ledger
    Then the date of debt_ledger is asked for as <placeholder>

    Examples:
      | language | placeholder |
      | English  | DD.MM.YYYY  |
      | Polish   | DD.MM.RRRR  |

  @DOC-05 @no-js @needs-clock
  Scenario: The server validates a document's as-of date without JavaScript
    Given it is Thursday, 2026-11-19, and an application with half of its documents
    When I open my documents
    And I upload "Bankenspiegel.pdf" as debt_ledger
    Then the document type debt_ledger says "Bitte geben Sie zuerst den Stichtag an."
    When I date debt_ledger "04.11.2026"
    And I upload "Bankenspiegel.pdf" as debt_ledger
    Then the document type debt_ledger says "Der Stichtag liegt zu weit zurück."
    And "04.11.2026" is still the date of debt_ledger
    When I date debt_ledger "5/11/2026"
    And I upload "Bankenspiegel.pdf" as debt_ledger
    Then the file "Bankenspiegel.pdf" says "Virenprüfung"

  @DOC-05 @plain
  Scenario: A document type whose document is too old does not count as complete
    Given an application with documents that have grown too old
    When I open my documents
    Then the required documents come first, 2 of 4 of them complete
    And the file "debt_ledger.pdf" says "Der Stichtag liegt inzwischen zu weit zurück."

  @DOC-05 @no-js @needs-clock
  Scenario: A current document replaces a document that is too old
    Given it is Thursday, 2026-11-19, and an application with documents that have grown too old
    When I open my documents
    And I date debt_ledger "18.11.2026"
    And I upload "Bankenspiegel.pdf" as debt_ledger
    Then the file "Bankenspiegel.pdf" says "Virenprüfung"
    And the required documents come first, 3 of 4 of them complete
    And the file "debt_ledger.pdf" says nothing of "liegt inzwischen zu weit zurück"

  @DOC-06 @HTTP-06
  Scenario: A customer downloads and deletes a document, and cannot hide it
    Given an application with half of its documents
    When I open my documents
    Then "BWA und SuSa.pdf" can be downloaded in a new tab, and runs nothing
    And nothing can be hidden from clients
    When I choose to delete the document "BWA und SuSa.pdf"
    And I complete the task
    Then a toast shows "Das Dokument wurde gelöscht."
    And "BWA und SuSa.pdf" is not there

  @DOC-06
  Scenario: An advisor hides a document from clients
    Given I am merle in the situation "documents-advised"
    When I open my documents
    Then the file "BWA und SuSa.pdf" says "Für Kunden sichtbar"
    When I hide "BWA und SuSa.pdf" from clients
    Then the file "BWA und SuSa.pdf" says "Für Kunden verborgen."

  @DOC-06 @no-js
  Scenario: An advisor hides and deletes a document without JavaScript
    Given I am merle in the situation "documents-advised"
    When I open my documents
    And I hide "BWA und SuSa.pdf" from clients
    Then the file "BWA und SuSa.pdf" says "Für Kunden verborgen."
    When I choose to delete the document "BWA und SuSa.pdf"
    And I complete the task
    Then "BWA und SuSa.pdf" is not there

  @DOC-06 @plain
  Scenario: Documents cannot be changed after all signatures
    Given an application in final review
    When I open my documents
    Then nothing can be uploaded, deleted or hidden

  @DOC-06 @SIM-05 @plain
  Scenario: The applicant can upload documents while signatures are pending
    Given I am katrin in the situation "signing"
    When I open my documents
    And I upload "Nachtrag.pdf" as other
    Then the file "Nachtrag.pdf" says "Virenprüfung"

  @DOC-06 @SIM-05 @plain
  Scenario: A signatory who is not the applicant cannot upload documents
    Given I am jonas in the situation "signing"
    When I open my documents
    Then nothing can be uploaded, deleted or hidden

  @DOC-07
  Scenario: Changing the base year requests documents of other years and deletes the old documents
    Given an application with half of its documents
    When I open my documents
    And I change the base year to 2022
    Then a toast shows "Das Geschäftsjahr wurde geändert."
    And "Jahresabschluss 2024.pdf" is not there
    And these types are asked for in this order: "annual_statement_2022, annual_statement_2021, bwa_susa, debt_ledger, bank_statement, tax_assessment_notice, statement_of_assets, other"

  @DOC-09 @journey @needs-test-values @needs-clock
  Scenario: Infected files are reported and cannot be opened
    Given an application with documents in every state
    When I open my documents
    Then the file "scanning.pdf" says "Virenprüfung läuft"
    And the file "scan_failed.pdf" says "Die Virenprüfung ist fehlgeschlagen."
    When I upload "infected.pdf" as annual_statement_2023
    Then a screen reader announces "infected.pdf wurde hochgeladen."
    When 1 minute passes in the lending system
    Then the document type annual_statement_2023 says "Schadsoftware gefunden."
    And a screen reader announces "infected.pdf: Schadsoftware gefunden."
    And "infected.pdf" as annual_statement_2023 cannot be downloaded, even by its address

  @DOC-10 @plain
  Scenario: A customer downloads the signed loan contract
    Given an application in signature
    When I open my documents
    Then I can download the loan contract

  @DOC-03
  Scenario: A customer views a picture in the portal
    Given an application with half of its documents
    When I open my documents
    And I upload "Anhang.png" as other
    Then the file "Anhang.png" has arrived, and says how far its virus scan is
    When the virus scan is over
    And I open my documents
    Then the file "Anhang.png" says "virenfrei"
    When I open "Anhang.png" to look at it
    Then I see the picture "Anhang.png"

  @DOC-03
  Scenario: A PDF with active content is not displayed
    Given an application with half of its documents
    When I open my documents
    And I open "Jahresabschluss 2024.pdf" to look at it
    Then I see the page "Jahresabschluss 2024.pdf"
    When I open my documents
    And I upload a PDF with a script as other
    Then the file "Skript.pdf" has arrived, and says how far its virus scan is
    When the virus scan is over
    And I open my documents
    Then the file "Skript.pdf" says "virenfrei"
    When I open "Skript.pdf" to look at it
    Then what stands in its place is "Diese PDF-Datei enthält aktive Inhalte"
