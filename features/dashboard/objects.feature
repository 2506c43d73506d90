Feature: Objects of an object financing

  @OBJ-01 @OBJ-02 @OBJ-04 @plain
  Scenario: The objects tab lists all objects with their totals
    Given I finance three objects
    When I open my objects
    Then 3 objects are there
    And together they are:
      | Kaufpreis netto | 164.000,50 € |
      | Anzahlung       | 11.140,00 €  |
      | Zu finanzieren  | 152.860,50 € |

  @OBJ-01 @OBJ-02 @OBJ-04
  Scenario Outline: A customer adds an object <how>
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer                  | DMG Mori       |
      | model                         | CLX 450        |
      | number of objects             | 2              |
      | net purchase price            | 1 234 567.89   |
      | down payment                  | 0              |
      | remaining value               | 5.000,50 €     |
      | kind of financing             | sale_leaseback |
      | kind of rental                | b2c            |
      | fixed interest                | no             |
      | name of the dealer            | Ahrens GmbH    |
      | street of the dealer          | Werkstraße     |
      | house number of the dealer    | 14a            |
      | postcode of the dealer        | 30179          |
      | city of the dealer            | Hannover       |
      | country of the dealer         | DE             |
      | register number of the dealer | HRB 88120      |
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 4 objects are there
    And the last object says "2.469.135,78 €"

    @journey
    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @OBJ-01 @OBJ-02
  Scenario Outline: A customer adds an object with prefilled answers and another object's dealer <how>
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    Then the down payment already reads "0"
    And the remaining value already reads "0"
    And the fixed interest already reads "yes"
    And the kind of rental already reads "no"
    When I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I take the dealer "Maschinen Ahrens GmbH"
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 4 objects are there
    And the last object says "24.000 €"
    And the last object says "Maschinen Ahrens GmbH"

    @keyboard
    Examples:
      | how             |
      | by the keyboard |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @OBJ-01 @OBJ-02 @D-165
  Scenario: An object without its dealer is kept in the session as an open item
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I choose to go on to the dealer
    And I fill in the name of the dealer "Ahrens GmbH"
    And I choose to add the dealer later
    Then 4 objects are there
    And the last object says "Händler fehlt noch, nur hier vorgemerkt"
    When I open my application
    Then the page shows the text "Amada HFE-M2: Der Händler fehlt noch."
    When I open my objects
    And I choose to add the dealer
    Then the name of the dealer already reads "Ahrens GmbH"
    When I fill in:
      | street of the dealer          | Werkstraße |
      | house number of the dealer    | 14a        |
      | postcode of the dealer        | 30179      |
      | city of the dealer            | Hannover   |
      | register number of the dealer | HRB 88120  |
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 4 objects are there
    And the last object says "Ahrens GmbH"

  @OBJ-01 @OBJ-02 @D-165 @no-js @phone
  Scenario: Without JavaScript, an object without its dealer is kept in the session
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I fill in the name of the dealer "Ahrens GmbH"
    And I choose to add the dealer later
    Then 4 objects are there
    And the last object says "Händler fehlt noch, nur hier vorgemerkt"
    When I open my application
    Then the page shows the text "Amada HFE-M2: Der Händler fehlt noch."
    When I open my objects
    And I choose to add the dealer
    Then the name of the dealer already reads "Ahrens GmbH"
    When I fill in:
      | street of the dealer          | Werkstraße |
      | house number of the dealer    | 14a        |
      | postcode of the dealer        | 30179      |
      | city of the dealer            | Hannover   |
      | register number of the dealer | HRB 88120  |
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 4 objects are there
    And the last object says "Ahrens GmbH"

  @OBJ-01 @OBJ-02 @D-165
  Scenario: A customer duplicates an object whose dealer is still missing
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I choose to go on to the dealer
    And I fill in the name of the dealer "Ahrens GmbH"
    And I choose to add the dealer later
    Then 4 objects are there
    When I choose to add one more of "Amada HFE-M2"
    Then the page shows the text "Kopie von Amada HFE-M2"
    And the net purchase price already reads "24.000"
    When I fill in the model "HFE-M3"
    And I choose to go on to the dealer
    Then the name of the dealer already reads "Ahrens GmbH"
    When I choose to add the dealer later
    Then 5 objects are there
    And the last object says "Amada HFE-M3"
    And the last object says "Händler fehlt noch, nur hier vorgemerkt"
    When I choose to add one more of "Amada HFE-M3"
    And I fill in the model "HFE-M4"
    And I choose to go on to the dealer
    And I fill in:
      | street of the dealer          | Werkstraße |
      | house number of the dealer    | 14a        |
      | postcode of the dealer        | 30179      |
      | city of the dealer            | Hannover   |
      | register number of the dealer | HRB 88120  |
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 6 objects are there
    When I open my application
    Then the page shows the text "Amada HFE-M2: Der Händler fehlt noch."
    And the page shows the text "Amada HFE-M3: Der Händler fehlt noch."

  @OBJ-01 @OBJ-02 @D-165 @no-js @phone
  Scenario: Without JavaScript, a customer duplicates an object that has no dealer yet
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I fill in the name of the dealer "Ahrens GmbH"
    And I choose to add the dealer later
    Then 4 objects are there
    When I choose to add one more of "Amada HFE-M2"
    Then the page shows the text "Kopie von Amada HFE-M2"
    And the net purchase price already reads "24.000"
    When I fill in the model "HFE-M3"
    Then the name of the dealer already reads "Ahrens GmbH"
    When I choose to add the dealer later
    Then 5 objects are there
    And the last object says "Amada HFE-M3"
    And the last object says "Händler fehlt noch, nur hier vorgemerkt"
    When I choose to add one more of "Amada HFE-M3"
    And I fill in the model "HFE-M4"
    And I fill in:
      | street of the dealer          | Werkstraße |
      | house number of the dealer    | 14a        |
      | postcode of the dealer        | 30179      |
      | city of the dealer            | Hannover   |
      | register number of the dealer | HRB 88120  |
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 6 objects are there
    When I open my application
    Then the page shows the text "Amada HFE-M2: Der Händler fehlt noch."
    And the page shows the text "Amada HFE-M3: Der Händler fehlt noch."

  @OBJ-02
  Scenario: An error in a new object opens the section that contains the error
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
    And I complete the task
    Then the kind of financing is refused
    And the name of the dealer is hidden for now
    When I fill in:
      | kind of financing  | leasing     |
      | name of the dealer | Ahrens GmbH |
    And I complete the task
    Then the city of the dealer is refused because "Füllen Sie „"
    When I fill in the manufacturer "Amada Miyachi"
    And I complete the task
    Then the name of the dealer still reads "Ahrens GmbH"

  @OBJ-02 @SHELL-27
  Scenario: A customer who adds an object sees its sum, compared with the requested amount
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | net purchase price | 24.000 |
      | number of objects  | 2      |
      | down payment       | 1.000  |
    Then the page shows the text "2 × 24.000 € Kaufpreis"
    And the page shows the text "46.000 €"
    And the page shows the text "mehr als beantragt"

  @OBJ-01
  Scenario Outline: Duplicating an object moves the focus to the copy's model <how>
    Given I finance three objects
    When I open my objects
    And I choose to add one more of "Linde E20"
    Then the page shows the text "Kopie von Linde E20"
    And the model has the focus

    @browser
    Examples:
      | how             |
      | with JavaScript |

    @no-js @browser
    Examples:
      | how                |
      | without JavaScript |

  @OBJ-01 @OBJ-02 @keyboard
  Scenario: A customer copies an object with the keyboard
    Given I finance three objects
    When I open my objects
    And I choose to add one more of "Linde E20"
    And I fill in:
      | number of objects     | 2              |
      | net purchase price    | 1 234 567.89   |
      | kind of financing     | sale_leaseback |
      | fixed interest        | no             |
      | country of the dealer | BE             |
    And I complete the task
    Then a toast shows "Das Objekt ist hinzugefügt."
    And 4 objects are there
    And the last object says "2.469.135,78 €"

  @OBJ-01 @plain
  Scenario: A copied object is prefilled
    Given I finance three objects
    When I open my objects
    And I choose to add one more of "Linde E20"
    Then the manufacturer already reads "Linde"
    And the net purchase price already reads "27.900"
    When I complete the task
    Then 4 objects are there

  @OBJ-01
  Scenario: A customer changes and removes an object
    Given I finance three objects
    When I open my objects
    And I choose to edit "Mercedes-Benz Sprinter 317"
    Then the net purchase price already reads "46.800,50"
    When I fill in:
      | net purchase price | 50.000 |
    And I complete the task
    Then a toast shows "Die Änderungen am Objekt sind gespeichert."
    And the last object says "45.000 €"
    When I choose to remove "Mercedes-Benz Sprinter 317"
    And I complete the task
    Then a toast shows "Das Objekt ist entfernt."
    And 2 objects are there

  @OBJ-03 @HTTP-04 @needs-proxy
  Scenario: A status change by the lender keeps the object form with its input
    Given I finance three objects
    When I open my objects
    And I choose to edit "Mercedes-Benz Sprinter 317"
    But meanwhile the back office rejects it
    And I fill in:
      | net purchase price | 50.000 |
    And I complete the task
    Then the summary says "Diese Angabe lässt sich jetzt nicht meh"
    And the net purchase price already reads "50.000"

  @OBJ-02 @SHELL-27
  Scenario: An object's delivery date is typed or picked from a calendar
    Given I finance three objects
    When I open my objects at "?add"
    And I fill in the expected delivery "1122030"
    And I go on to the field after the expected delivery
    Then the expected delivery reads "1122030"
    When I fill in the expected delivery "01122030"
    And I go on to the field after the expected delivery
    Then the expected delivery reads "01.12.2030"
    And I can pick another day of the expected delivery from a calendar

  @OBJ-02 @SHELL-23
  Scenario Outline: A price of "12,345" has too many decimals in <language>
    Given I read <language>
    And I finance three objects
    When I open my objects at "?add"
    And I fill in the net purchase price "12,345"
    And I complete the task
    Then the net purchase price is refused because "<words>"
    And the net purchase price still reads "12,345"

    Examples:
      | language | words                               |
      | German   | zwei Stellen nach dem Komma         |

    @no-js
    Examples:
      | language | words                               |
      | French   | deux chiffres après la virgule      |
      | Polish   | dwie cyfry po przecinku             |

  @OBJ-02 @SHELL-23 @plain
  Scenario: A price of "12,345" is read as twelve thousand in English
    Given I read English
    And I finance three objects
    When I open my objects at "?add"
    And I fill in the net purchase price "12,345"
    And I fill in the down payment "12,346"
    And I complete the task
    Then the down payment is refused because "€12,345"
    When I fill in the net purchase price "12.345"
    And I complete the task
    Then the net purchase price is refused because "no more than two decimal places"

  @OBJ-02 @plain
  Scenario: Down payment and residual value of an object cannot exceed the price
    Given I finance three objects
    When I open my objects at "?add"
    And I fill in:
      | net purchase price | 1.000 |
      | down payment       | 600   |
      | remaining value    | 500   |
    And I complete the task
    Then the remaining value is refused because "zusammen den Kaufpreis von 1.000 €"

  @OBJ-02
  Scenario Outline: An invalid answer about an object is explained at its field: <question> <answer>
    Given I finance three objects
    When I open my objects
    And I open my objects at "?add"
    And I fill in:
      | net purchase price | 1.000    |
      | <question>         | <answer> |
    And I complete the task
    Then the <question> is refused because "<words>"

    @plain
    Examples:
      | question            | answer  | words                                  |
      | year of manufacture | 1899    | Jahr zwischen 1900 und 2050            |
      | number of objects   | 21      | ganze Zahl zwischen 1 und 20           |
      | net purchase price  | -5      | Betrag über 0 €                        |
      | expected delivery   | 01.01.2000 | früheste mögliche Datum            |
      | down payment        | 1.000,01 | Kaufpreis von 1.000 € nicht übersteigen |

  @OBJ-03 @plain
  Scenario: A customer cannot add more objects than the maximum
    Given I finance as many objects as allowed
    When I open my objects
    Then 6 objects are there
    And the page shows the text "Die Höchstzahl der Objekte (6) ist erreicht"
    When one more object is sent past the page
    Then the answer refuses it with "Die Höchstzahl der Objekte (6) ist erreicht"

  @OBJ-01 @plain
  Scenario: Objects are read-only after submission
    Given I finance an object in review
    When I open my objects
    Then 1 objects are there
    And nothing there can be changed
    When one more object is sent past the page
    Then the answer refuses it with "Das Objekt konnte nicht hinzugefügt werden."

  @OBJ-01 @needs-proxy
  Scenario Outline: A failure of <call> has a specific message in the objects tab
    Given I finance three objects
    And <call> answers a server error
    When I open my objects
    And I choose to <do> "Linde E20"
    And I complete the task
    Then the page shows the text "<words>"

    @plain
    Examples:
      | call                     | do              | words                                                      |
      | the new object           | add one more of | Das Objekt konnte nicht hinzugefügt werden.                |
      | the change of an object  | edit            | Die Änderungen am Objekt konnten nicht gespeichert werden. |
      | the removal of an object | remove          | Das Objekt konnte nicht entfernt werden.                   |

  @OBJ-01 @HTTP-04 @needs-proxy
  Scenario: An object whose response was lost is saved only once
    Given I finance three objects
    And the new object is done, and its answer is lost
    When I open my objects
    And I choose to add one more of "Linde E20"
    And I complete the task
    Then the page shows the text "Senden Sie ruhig noch einmal: Es wird nichts doppelt angelegt."
    When I complete the task
    Then a toast shows "Das war schon gespeichert. Es wurde nichts doppelt angelegt."
    And 4 objects are there

  @OBJ-01 @SHELL-17 @needs-proxy
  Scenario Outline: Objects that cannot be loaded leave the other tabs usable, <how>
    Given I finance three objects
    And the list of objects answers the code err_api_deprecated
    When I open my objects
    Then the page shows the text "Die Objekte laden gerade nicht"
    And the page shows the text "Die übrigen Bereiche können Sie weiter nutzen."
    And the page shows the text "Unvollständig"
    And its tabs are "Übersicht", "Vertretung", "Dokumente", "Objekte"
    And I can go on to tel:+494066969120
    When the lending system recovers
    And I try again
    Then 3 objects are there

    Examples:
      | how             |
      | with JavaScript |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |
